import type { PlaceId } from "#content/facts/places/places.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Where a trip begins and ends: at an airport, or at the border on the way from or to a city of a neighbour. */
const places = {
  lima: "airport-lim",
  cusco: "airport-cuz",
  "la-paz": "border-desaguadero",
  arica: "border-santa-rosa",
  guayaquil: "border-aguas-verdes",
} as const satisfies Record<string, PlaceId>;

export type Gate = keyof typeof places;

export type GatePlace = (typeof places)[Gate];

export const gates = keysOf(places);

/** The usual one of a plan that names none. */
export function gatePlace(gate: Gate = "lima"): GatePlace {
  return places[gate];
}

/** Over land one comes from a height like that of the border, and from a plane from the sea. */
export function isByLand(gate: Gate = "lima"): boolean {
  return gatePlace(gate).startsWith("border-");
}
