import ground from "./map-ground.json" with { type: "json" };

/** Latitude and longitude in degrees, WGS 84. */
export type MapPoint = readonly [lat: number, lon: number];

// Casts: to TypeScript a pair in JSON is a list.

/**
 * From north to south, from Ecuador to Chile: the western slope at about 2000 m, set by hand between towns of known
 * altitude and much simplified. For a map of the country, not for places near the line.
 */
export const coastEdge = ground.coastEdge as unknown as readonly MapPoint[];

/** The eastern slope at about 1000 m, from Ecuador to Bolivia, simplified in the same way. */
export const amazonEdge = ground.amazonEdge as unknown as readonly MapPoint[];

/** Lake Titicaca, which the atlas lacks: (latitude, longitude), placed by eye, precise enough for about 20 units. */
export const titicaca = ground.titicaca as unknown as MapPoint[];
