import type { PlaceId } from "#content/facts/places/places.ts";

/** Units of the map: 24 pixels across on a phone, where the map is 358 pixels wide. */
export const markerRadius = 14.5;

/** Radius of a marker's touch target: 44 pixels across on a phone. No two overlap. */
export const touchRadius = 26.6;

/**
 * Distance of a marker from its place, in units of the map, where it would cover another marker, a name or the lake.
 * A line leads from the marker to the place.
 */
export const markerOffsets: Partial<Record<PlaceId, { dx: number; dy: number }>> = {
  "machu-picchu": { dx: -50, dy: -17 },
  "sacred-valley": { dx: -36, dy: -70 },
  cusco: { dx: 14, dy: -72 },
  "rainbow-mountain": { dx: 46, dy: -8 },
  lima: { dx: -33, dy: 19 },
  huacachina: { dx: -47, dy: 8 },
  "nazca-lines": { dx: -31, dy: 32 },
  arequipa: { dx: -28, dy: 34 },
  tambopata: { dx: 1, dy: 22 },
  manu: { dx: -26, dy: -6 },
  titicaca: { dx: -36, dy: -12 },
  paracas: { dx: -34, dy: 6 },
  huaraz: { dx: 32, dy: -8 },
  trujillo: { dx: 24, dy: 16 },
  chiclayo: { dx: -30, dy: 4 },
  chachapoyas: { dx: 24, dy: -18 },
  cajamarca: { dx: -20, dy: -38 },
  mancora: { dx: 0, dy: -28 },
  "puerto-maldonado": { dx: -10, dy: 28 },
  ayacucho: { dx: -42, dy: 37 },
  "border-kasani": { dx: -40, dy: -32 },
  "border-desaguadero": { dx: 2, dy: 32 },
  "border-santa-rosa": { dx: -50, dy: -9 },
  "border-aguas-verdes": { dx: -26, dy: -18 },
  "border-leticia": { dx: 0, dy: -32 },
  "border-inapari": { dx: 0, dy: -30 },
};
