import type { Trip } from "#content/facts/itineraries/trip.ts";
import type { MapCut } from "./spread-spots.ts";

/** From Lima to Titicaca and the jungle; from Máncora to Lima; all of Peru. */
export const mapCuts: Record<Trip["map"], MapCut> = {
  south: { x: 112, y: 344, width: 292, height: 204 },
  north: { x: -6, y: 110, width: 222, height: 294 },
  country: { x: -8, y: 10, width: 420, height: 560 },
};

/** Units of the map: a disc's radius, and how far apart the middles of two discs are at least. */
export const discRadius = 9;
export const discsApart = 23;

/** The size of the stops' names, in units of the map: about 13 px on a phone, however large the country is on it. */
export const nameSizes: Record<Trip["map"], number> = { south: 10.5, north: 9, country: 15 };
