import { NearMap } from "#app/site/guide/map/near-map.tsx";
import { PeruMap } from "#app/site/guide/map/peru-map.tsx";
import { useGuideText } from "#app/site/guide/use-guide-text.ts";
import { nearLands, type NearLandId } from "#app/site/guide/map/near-lands.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/places";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

/** The overview, whose cards bear the ids of their places, and the page of each place with what is near. */
export default function PlacesRoute({ loaderData }: Route.ComponentProps) {
  const { placesMap } = useMessages().figures;
  const { page } = loaderData;
  const { sections, trips } = useGuideText(loaderData.text);
  const cards = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "cards" ? block.items : []));
  const shown = cards
    .flatMap(({ id, title }) => (isPlace(id) ? [{ id, label: title, href: `#${id}` }] : []))
    .map((place, index) => ({ ...place, number: index + 1 }));
  const map = hasNearLand(page) ? (
    <NearMap page={page} names={trips?.names ?? {}} />
  ) : (
    <PeruMap title={placesMap.title} places={shown} />
  );
  return <GuideRoute loaded={loaderData} figures={{ map }} />;
}

function isPlace(id: string | undefined): id is PlaceId {
  return id !== undefined && id in places;
}

function hasNearLand(page: string): page is NearLandId {
  return page in nearLands;
}
