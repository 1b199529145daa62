import { places, type Place, type PlaceId } from "#content/facts/places/places.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Kilometres in a straight line, as far as a day trip goes: Rainbow Mountain is 83 from Cusco. */
const dayTrip = 90;
const kilometresOfDegree = 111.2;

const noSights: readonly Place["category"][] = ["city", "town", "airport", "station", "border"];

/** Places to see whose point is exact enough to find them by it. */
export const sights = keysOf(places).filter(
  (id) => places[id].accuracy === "good" && !noSights.includes(places[id].category),
);

/** The sights within a day trip of a plan's stops, in the order of the stops, without those that are stops themselves. */
export function nearbySights(stops: readonly PlaceId[]): PlaceId[] {
  const near = stops.flatMap((stop) => sights.filter((sight) => kilometresBetween(stop, sight) <= dayTrip));
  return [...new Set(near)].filter((sight) => !stops.includes(sight));
}

/** Peru is near enough to the equator for degrees as the sides of a triangle. */
function kilometresBetween(one: PlaceId, other: PlaceId): number {
  const [a, b] = [places[one], places[other]];
  const narrower = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * narrower) * kilometresOfDegree;
}
