/** Units of a map of the surroundings of a place. */
export const nearBoard = { width: 360, height: 270 } as const;

const kilometresPerDegree = 111.2;

/** Equirectangular, true to scale in the middle of the map, whose width is in kilometres. */
export function projectNear(
  middle: { lat: number; lon: number; width: number },
  [lat, lon]: readonly [lat: number, lon: number],
): [x: number, y: number] {
  const scale = (nearBoard.width / middle.width) * kilometresPerDegree;
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  return [
    nearBoard.width / 2 + (lon - middle.lon) * scale * shrink,
    nearBoard.height / 2 - (lat - middle.lat) * scale,
  ];
}
