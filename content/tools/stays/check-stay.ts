import type { OpenStay } from "./last-day.ts";
import { isPassport, type Passport } from "./passports.ts";
import { parseDay, type PlainDay } from "./plain-day.ts";
import type { StayFields, TripFields } from "./stay-fields.ts";

export type StayErrorCode =
  | "noPassport"
  | "noEntry"
  | "noDate"
  | "noSuchDay"
  | "farAway"
  | "exitBeforeEntry"
  | "tooLong"
  | "overlap"
  | "noExit"
  | "noDays";

/** `passport`, `expires`, or a field of the trip at a place counted from 0: `entry-0`, `exit-0`, `granted-0`. */
export type StayFieldName = "passport" | "expires" | `${keyof TripFields}-${number}`;

export type StayErrors = Partial<Record<StayFieldName, StayErrorCode>>;

export interface CheckedStay {
  passport: Passport;
  expires: PlainDay | null;
  /** The trips in the order of time, at least one; the last may go on. `place` is that in the form. */
  stays: (OpenStay & { place: number })[];
}

/** Years that a trip or a passport may be of: whoever types another one has mistyped. */
export const years = { from: 2010, to: 2049 };

/** Longest stay in days that is not taken for a slip of the finger: five years. */
const longestStay = 1827;

/** The most days that the TAM can show: a status other than a tourist's may last a year. */
export const mostGranted = 366;

/** Either what the form says, or what is wrong with it by field. Trips may be in any order; empty ones count for nothing. */
export function checkStay(fields: StayFields): { checked: CheckedStay | null; errors: StayErrors } {
  const errors: StayErrors = {};
  const day = (field: StayFieldName, text: string): PlainDay | null => {
    const found = text === "" ? null : readDay(text);
    if (typeof found !== "string") return found;
    errors[field] = found;
    return null;
  };
  const { passport } = fields;
  if (!isPassport(passport)) errors.passport = "noPassport";
  const expires = day("expires", fields.expires);
  const all = fields.trips.map((trip, place) => ({ trip, place }));
  const filled = all.filter(({ trip }) => trip.entry + trip.exit + trip.granted !== "");
  const stays = (filled.length > 0 ? filled : all.slice(0, 1)).flatMap(({ trip, place }) => {
    const entry = day(`entry-${place}`, trip.entry);
    const exit = day(`exit-${place}`, trip.exit);
    const granted = /^\d+$/.test(trip.granted) ? Number(trip.granted) : undefined;
    if (trip.entry === "") errors[`entry-${place}`] = "noEntry";
    if (trip.granted !== "" && !(granted && granted <= mostGranted)) errors[`granted-${place}`] = "noDays";
    if (entry === null) return [];
    if (exit !== null && exit < entry) errors[`exit-${place}`] = "exitBeforeEntry";
    else if (exit !== null && exit - entry > longestStay) errors[`exit-${place}`] = "tooLong";
    return [{ place, entry, exit: exit ?? undefined, ...(granted !== undefined && { granted }) }];
  });
  stays.sort((a, b) => a.entry - b.entry || (a.exit ?? Infinity) - (b.exit ?? Infinity));
  checkOrder(stays, errors);
  if (Object.keys(errors).length > 0 || !isPassport(passport)) return { checked: null, errors };
  return { checked: { passport, expires, stays }, errors };
}

/** One trip may begin on the day on which the one before ended. */
function checkOrder(stays: CheckedStay["stays"], errors: StayErrors): void {
  for (const [index, stay] of stays.entries()) {
    const before = stays[index - 1];
    if (!before) continue;
    if (before.exit === undefined) errors[`exit-${before.place}`] ??= "noExit";
    else if (stay.entry < before.exit) errors[`entry-${stay.place}`] ??= "overlap";
  }
}

/** The year first, as date fields give it; dots and slashes are for browsers without date fields. */
const date = /^(\d{4})[-./ ]+(\d{1,2})[-./ ]+(\d{1,2})\.?$/;

function readDay(text: string): PlainDay | StayErrorCode {
  const [, year = "", month = "", dayOfMonth = ""] = date.exec(text) ?? [];
  if (year === "") return "noDate";
  const found = parseDay([year, month.padStart(2, "0"), dayOfMonth.padStart(2, "0")].join("-"));
  if (found === null) return "noSuchDay";
  return Number(year) < years.from || Number(year) > years.to ? "farAway" : found;
}
