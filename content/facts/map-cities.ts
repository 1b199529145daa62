import { places } from "./places.ts";

interface MapCity {
  lat: number;
  lon: number;
}

/**
 * Cities by which one finds one's way on the map of Peru. Those the site does not speak of have the commonly
 * given position of their main square, to a hundredth of a degree: for this map alone.
 */
export const mapCities = {
  lima: places.lima,
  cusco: places.cusco,
  arequipa: places.arequipa,
  iquitos: places.iquitos,
  trujillo: { lat: -8.11, lon: -79.03 },
  piura: { lat: -5.2, lon: -80.63 },
  pucallpa: { lat: -8.38, lon: -74.53 },
  maldonado: { lat: -12.59, lon: -69.19 },
} as const satisfies Record<string, MapCity>;

export type MapCityId = keyof typeof mapCities;
