import { PeruMap } from "#app/site/guide/map/peru-map.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/jungle";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

/** The places in the order of the page; their sections have the same ids. */
const ids = ["tambopata", "manu", "iquitos"] as const;

export default function JungleRoute({ loaderData }: Route.ComponentProps) {
  const { jungle } = useMessages().figures;
  const places = ids.map((id, index) => ({
    id,
    label: jungle.names[id],
    href: `#${id}`,
    number: index + 1,
  }));
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{ jungleMap: <PeruMap title={jungle.title} places={places} /> }}
    />
  );
}
