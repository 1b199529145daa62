import { PeruMap } from "#app/site/guide/map/peru-map.tsx";
import { listData } from "#app/site/metadata/structured-data.tsx";
import { isTopTenId, topTenNumber } from "#content/facts/places/top-ten.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { useGuideText } from "#app/site/guide/use-guide-text.ts";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/top-ten";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function TopTenRoute({ loaderData }: Route.ComponentProps) {
  const path = pagePath("top-ten", useLanguage());
  const { figures } = useMessages();
  // The ids of these sections are those of the places.
  const ten = useGuideText(loaderData.text).sections.flatMap(({ id, title }) =>
    isTopTenId(id) ? [{ id, label: title, href: `#${id}`, number: topTenNumber(id) }] : [],
  );
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{ map: <PeruMap title={figures.map.title} places={ten} /> }}
      numbers={Object.fromEntries(ten.map(({ id, number }) => [id, number]))}
      things={(site) => [
        listData(
          site,
          ten.map(({ label, href }) => ({ name: label, path: path + href })),
        ),
      ]}
    />
  );
}
