import { PeruMap } from "#app/site/guide/map/peru-map.tsx";
import { beyondPlaces } from "#content/facts/beyond/beyond-places.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/beyond-classic";
import { keysOf } from "#i18n/typed-keys.ts";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

const ids = keysOf(beyondPlaces);

export default function BeyondClassicRoute({ loaderData }: Route.ComponentProps) {
  const { beyondMap } = useMessages().figures;
  const shown = ids.map((id, index) => ({
    id,
    label: beyondMap.places[id],
    href: `#${beyondPlaces[id].anchor}`,
    number: index + 1,
  }));
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{ map: <PeruMap title={beyondMap.title} places={shown} /> }}
      numbers={Object.fromEntries(shown.map(({ id, number }) => [beyondPlaces[id].anchor, number]))}
      isContentsPlain
    />
  );
}
