/** Units of the viewBox, margins included. */
export const mapSize = { width: 404, height: 584 } as const;

/** The visible part: from 82° to 68° W, and from 0.5° N to 19° S. */
export const mapFrame = { x: -11, y: -8, width: 428.4, height: 604.4 } as const;

const west = -81.64;
const north = 0.24;
const unitsPerDegree = 31;
/** Length of a degree of longitude in degrees of latitude, at Peru's mean latitude. */
const lonShrink = Math.cos((9.2 * Math.PI) / 180);

/** Along a meridian, and at Peru's mean latitude along a parallel too. */
export const kilometresPerUnit = 111.2 / unitsPerDegree;

/** Equirectangular, true to scale at 9.2° S; degrees (WGS 84) become units of `mapSize` from the upper left corner. */
export function projectPlace(lat: number, lon: number): { x: number; y: number } {
  return { x: (lon - west) * unitsPerDegree * lonShrink, y: (north - lat) * unitsPerDegree };
}

/** For SVG, rounded to a tenth: server and browser can differ in the last digits of a cosine. `away` is in units. */
export function mapSpot({ lat, lon }: { lat: number; lon: number }, away = { dx: 0, dy: 0 }): string {
  const { x, y } = projectPlace(lat, lon);
  return `${Math.round((x + away.dx) * 10) / 10} ${Math.round((y + away.dy) * 10) / 10}`;
}
