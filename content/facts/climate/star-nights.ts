import type { PlaceId } from "#content/facts/places/places.ts";
import { monthOf, type PlainDate } from "#content/plain-date.ts";

/** Beds far from the lamps of a town, and the dry months, by the guide's page of the weather. */
const darkBeds: readonly PlaceId[] = ["yanque", "cabanaconde", "amantani"];
const [firstMonth, lastMonth] = [5, 9];

const msPerDay = 86_400_000;
/** Days from one new moon to the next, on average. */
const lunation = 29.530588861;
const newMoon = Date.UTC(2000, 0, 6, 14, 20);

/**
 * Whether the Milky Way can be seen from a bed: in a dry month, in the week round new moon. By the mean moon, from which the true one is
 * up to fourteen hours away (Jean Meeus, “Astronomical Algorithms”, chapter 49).
 */
export function isStarNight(bed: PlaceId, date: PlainDate): boolean {
  // Eight in the evening in Peru is one in the morning of the day after in UTC.
  const moons = ((Date.parse(date) - newMoon) / msPerDay + 25 / 24) / lunation;
  const month = monthOf(date);
  const daysAway = Math.abs(moons - Math.round(moons)) * lunation;
  return darkBeds.includes(bed) && month >= firstMonth && month <= lastMonth && daysAway <= 3.5;
}
