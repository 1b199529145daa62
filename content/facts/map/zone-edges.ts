/** Latitude and longitude in degrees, WGS 84. */
export type MapPoint = readonly [lat: number, lon: number];

/**
 * From north to south, from Ecuador to Chile: the western slope at about 2000 m, set by hand between towns of known
 * altitude and much simplified. For a map of the country, not for places near the line.
 */
export const coastEdge: readonly MapPoint[] = [
  [-4.1, -79.6],
  [-4.7, -79.9],
  [-5.3, -79.7],
  [-5.9, -79.5],
  [-6.4, -79.2],
  [-7, -79],
  [-7.6, -78.85],
  [-8.1, -78.6],
  [-8.6, -78.3],
  [-9.1, -78.1],
  [-9.7, -77.82],
  [-10.2, -77.5],
  [-10.7, -77.2],
  [-11.2, -76.88],
  [-11.7, -76.6],
  [-12.2, -76.28],
  [-12.8, -76],
  [-13.3, -75.72],
  [-13.9, -75.32],
  [-14.5, -74.85],
  [-15, -74.4],
  [-15.4, -73.85],
  [-15.75, -73.1],
  [-16, -72.4],
  [-16.4, -71.8],
  [-16.7, -71.35],
  [-17.1, -70.85],
  [-17.5, -70.3],
  [-17.8, -69.95],
  [-18.1, -69.6],
];

/** The eastern slope at about 1000 m, from Ecuador to Bolivia, simplified in the same way. */
export const amazonEdge: readonly MapPoint[] = [
  [-4.2, -79.1],
  [-4.9, -78.9],
  [-5.3, -78.6],
  [-5.6, -78],
  [-5.8, -77.5],
  [-6.4, -77.2],
  [-7.1, -77.1],
  [-7.8, -77],
  [-8.5, -76.75],
  [-9.2, -76.2],
  [-9.8, -75.9],
  [-10.5, -75.6],
  [-11.1, -75.45],
  [-11.5, -74.95],
  [-12.1, -74.3],
  [-12.6, -73.8],
  [-12.5, -73.2],
  [-12.75, -72.65],
  [-12.85, -72.1],
  [-13.1, -71.5],
  [-13.2, -70.9],
  [-13.45, -70.4],
  [-13.85, -69.8],
  [-14.1, -69.2],
  [-14.2, -68.5],
];
