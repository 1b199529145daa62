import type { Trip } from "#content/facts/itineraries/trip.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";

/** South and north of these degrees places fit into the cut of the map of the same name. */
const limits = { south: -11, north: -12.5 };

/** The smallest cut of the map that shows all of them. */
export function mapCutOf(shown: readonly PlaceId[]): Trip["map"] {
  const latitudes = shown.map((place) => places[place].lat);
  if (latitudes.every((lat) => lat < limits.south)) return "south";
  return latitudes.every((lat) => lat > limits.north) && !shown.includes("iquitos") ? "north" : "country";
}
