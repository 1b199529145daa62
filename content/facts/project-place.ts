/** The drawing board of the map of Peru, in units of its viewBox, with a margin all round. */
export const mapSize = { width: 404, height: 584 } as const;

/** What is to be seen, neighbours and sea included: from 82° to 68° W, and from 0.5° N to 19° S. */
export const mapFrame = { x: -11, y: -8, width: 428.4, height: 604.4 } as const;

const west = -81.64;
const north = 0.24;
const unitsPerDegree = 31;
/** At Peru's mean latitude: so much shorter is a degree of longitude than one of latitude. */
const lonShrink = Math.cos((9.2 * Math.PI) / 180);

/** Along a meridian, and at Peru's mean latitude along a parallel too. */
export const kilometresPerUnit = 111.2 / unitsPerDegree;

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

/**
 * The same for drawing, in tenths of a unit, as server and browser may differ in the last digits of a cosine.
 *
 * @param away how far from there, in units
 */
export function mapSpot({ lat, lon }: { lat: number; lon: number }, away = { dx: 0, dy: 0 }): string {
  const { x, y } = projectPlace(lat, lon);
  return `${Math.round((x + away.dx) * 10) / 10} ${Math.round((y + away.dy) * 10) / 10}`;
}
