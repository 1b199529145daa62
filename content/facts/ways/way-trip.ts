import type { Trip } from "#content/facts/itineraries/trip.ts";
import { mapCutOf } from "#content/facts/map/map-cut.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { wayOptions } from "./way-options.ts";
import { wayPairIds, wayPairs, type WayPairId } from "./way-pairs.ts";

/** The places that the map of all ways names, from north to south. */
const named = [
  "mancora",
  "chiclayo",
  "chachapoyas",
  "iquitos",
  "trujillo",
  "huaraz",
  "miraflores",
  "nazca",
  "arequipa",
  "puno",
  "cusco",
  "puerto-maldonado",
] as const satisfies PlaceId[];

/** The ways of all pairs. */
export const networkTrip: Trip = {
  days: named.map((sleep, index) => ({
    day: index + 1,
    ...(index === 0 && { legs: wayPairIds.flatMap(ridesOf) }),
    sleep,
    price: "none",
  })),
  best: [],
  map: "country",
};

/** All ways of a pair as the map of an itinerary draws a trip. */
export function wayTrip(pair: WayPairId): Trip {
  const [from, to] = wayPairs[pair];
  return {
    days: [
      { day: 1, sleep: from, price: "none" },
      { day: 2, legs: ridesOf(pair), sleep: to, price: "none" },
    ],
    best: [],
    map: mapCutOf([from, to]),
  };
}

function ridesOf(pair: WayPairId) {
  return Object.values(wayOptions[pair]).flatMap(({ rides }) => rides);
}
