import { FlightHours } from "#app/site/guide/flights/flight-hours.tsx";
import { PeruMap } from "#app/site/guide/map/peru-map.tsx";
import { landBorders } from "#content/facts/borders/land-borders.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { useGuideText } from "#app/site/guide/use-guide-text.ts";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/getting-there";
import { keysOf } from "#i18n/typed-keys.ts";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

const ids = keysOf(landBorders);

export default function GettingThereRoute({ loaderData }: Route.ComponentProps) {
  const { borderMap, map } = useMessages().figures;
  const { sections } = useGuideText(loaderData.text);
  const crossings = ids.map((id, index) => ({
    id: landBorders[id].place,
    label: sections.find((section) => section.id === id)?.title ?? "",
    href: `#${id}`,
    number: index + 1,
    detail: landBorders[id].neighbours.map((country) => map.neighbours[country]).join(", "),
  }));
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{ map: <PeruMap title={borderMap.title} places={crossings} />, flightHours: <FlightHours /> }}
      numbers={Object.fromEntries(ids.map((id, index) => [id, index + 1]))}
      isContentsPlain
    />
  );
}
