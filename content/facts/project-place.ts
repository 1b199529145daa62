/** The drawing board of the map of Peru, in units of its viewBox, with a margin all round. */
export const mapSize = { width: 404, height: 584 } as const;

const west = -81.64;
const north = 0.24;
const unitsPerDegree = 31;
/** At Peru's mean latitude: so much shorter is a degree of longitude than one of latitude. */
const lonShrink = Math.cos((9.2 * Math.PI) / 180);

/**
 * Where a place lies on the map of Peru: equirectangular, true to scale at 9.2° S.
 *
 * @param lat degrees, WGS 84, negative in the south
 * @param lon degrees, negative in the west
 * @returns units of `mapSize` from the upper left corner
 */
export function projectPlace(lat: number, lon: number): { x: number; y: number } {
  return { x: (lon - west) * unitsPerDegree * lonShrink, y: (north - lat) * unitsPerDegree };
}
