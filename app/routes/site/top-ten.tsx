import { PeruMap } from "#app/features/guide/peru-map.tsx";
import { listData } from "#app/structured-data.tsx";
import { isTopTenId } from "#content/facts/top-ten.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { GuideRoute, loadGuide } from "#app/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/top-ten";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function TopTenRoute({ loaderData }: Route.ComponentProps) {
  const path = pagePath("topTen", useLanguage());
  const { figures } = useMessages();
  // The sections of the ten places are called as the places are.
  const ten = loaderData.text.sections.flatMap(({ id, title }) => (isTopTenId(id) ? [{ id, title }] : []));
  const places = ten.map(({ id, title }, index) => ({ id, label: title, href: `#${id}`, number: index + 1 }));
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{ map: <PeruMap title={figures.map.title} places={places} /> }}
      things={(site) => [
        listData(
          site,
          ten.map(({ id, title }) => ({ name: title, path: `${path}#${id}` })),
        ),
      ]}
    />
  );
}
