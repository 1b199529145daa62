import { climate, type CityClimate } from "#content/facts/climate/climate.ts";
import { places } from "#content/facts/places/places.ts";
import type { Month } from "#i18n/format/format-months.ts";
import type { PlanPlace } from "./plan.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Metres: what lies further above or below a station has another climate. */
const mostApart = 700;

interface StopClimate {
  /** °C, means of the month, and its rain in millimetres; whole numbers. */
  min: number;
  max: number;
  rain: number;
}

/** The climate of the station in the place's region, where there is one at its height. */
export function stopClimate(place: PlanPlace, month: Month): StopClimate | null {
  const cities = keysOf(climate);
  const { region, altitude } = places[place];
  const city = cities.find(
    (id) => places[id].region === region && Math.abs(climate[id].altitude - altitude) < mostApart,
  );
  if (!city) return null;
  const { tmin, tmax, rain }: CityClimate = climate[city];
  const at = month - 1;
  return { min: Math.round(tmin[at] ?? 0), max: Math.round(tmax[at] ?? 0), rain: Math.round(rain[at] ?? 0) };
}
