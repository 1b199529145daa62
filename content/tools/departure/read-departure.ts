import { years } from "#content/holidays/read-stay.ts";
import { isPlainDate, type PlainDate } from "#content/plain-date.ts";

/** The field's name in the address. */
export const departureField = "departure";

/** Reads an address such as `?departure=2027-03-14`; an empty `typed` is no question. */
export function readDeparture(query: URLSearchParams): { typed: string; day: PlainDate | null } {
  const typed = (query.get(departureField) ?? "").trim().slice(0, 20);
  const year = Number(typed.slice(0, 4));
  const isDay = isPlainDate(typed) && year >= years.first && year <= years.last;
  return { typed, day: isDay ? typed : null };
}
