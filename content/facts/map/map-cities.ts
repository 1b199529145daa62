import { places } from "#content/facts/places/places.ts";

interface MapCity {
  lat: number;
  lon: number;
}

/** Those that are not in places.ts have the position of their main square to 0.01°, enough for this map only. */
export const mapCities = {
  lima: places.lima,
  cusco: places.cusco,
  arequipa: places.arequipa,
  iquitos: places.iquitos,
  trujillo: places.trujillo,
  piura: { lat: -5.2, lon: -80.63 },
  pucallpa: { lat: -8.38, lon: -74.53 },
  maldonado: places["puerto-maldonado"],
} as const satisfies Record<string, MapCity>;

export type MapCityId = keyof typeof mapCities;
