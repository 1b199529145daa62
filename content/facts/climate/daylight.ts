import { places, type PlaceId } from "#content/facts/places/places.ts";
import type { PlainDate } from "#content/plain-date.ts";

/** Minutes by which Peru's clocks are behind UTC, in every month. */
const behind = 5 * 60;
/** Degrees of the sun's centre from the zenith when its edge meets a flat horizon, through the air. */
const zenith = 90.833;

type Time = `${number}:${number}`;

/**
 * Sunrise and sunset in Peru's time, right to some minutes; mountains hide the sun for longer. By NOAA's “General Solar Position
 * Calculations” (https://gml.noaa.gov/grad/solcalc/solareqns.PDF).
 * @example daylight("miraflores", "2027-06-21") // ["6:27", "17:52"]
 */
export function daylight(place: PlaceId, date: PlainDate): readonly [Time, Time] {
  const { lat, lon } = places[place];
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const yearsFirst = Date.UTC(Number(date.slice(0, 4)), 0, 1);
  const year = ((Date.parse(date) - yearsFirst) / 86_400_000) * radians(360 / 365);
  const [cos, sin] = [(times: number) => Math.cos(times * year), (times: number) => Math.sin(times * year)];
  const clock =
    229.18 * (0.000075 + 0.001868 * cos(1) - 0.032077 * sin(1) - 0.014615 * cos(2) - 0.040849 * sin(2));
  const declination =
    0.006918 -
    0.399912 * cos(1) +
    0.070257 * sin(1) -
    0.006758 * cos(2) +
    0.000907 * sin(2) -
    0.002697 * cos(3) +
    0.00148 * sin(3);
  const half = Math.acos(
    Math.cos(radians(zenith)) / (Math.cos(radians(lat)) * Math.cos(declination)) -
      Math.tan(radians(lat)) * Math.tan(declination),
  );
  const noon = 720 - 4 * lon - clock - behind;
  const minutes = (half * 720) / Math.PI;
  return [timeOf(noon - minutes), timeOf(noon + minutes)];
}

function timeOf(minutes: number): Time {
  const whole = Math.round(minutes);
  // Safe cast: the minutes have two digits.
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}` as Time;
}
