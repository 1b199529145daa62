import type { Month } from "#i18n/format-months.ts";
import { monthMarks, type MonthMark, type TravelZone } from "./best-months.ts";

/** The months, January is 1, that have the mark in the zone. */
export function monthsMarked(zone: TravelZone, mark: MonthMark): Month[] {
  // There are twelve marks, so an index and one is a month.
  return monthMarks(zone).flatMap((given, index) => (given === mark ? [(index + 1) as Month] : []));
}
