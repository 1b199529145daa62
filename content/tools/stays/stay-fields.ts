/** A trip as it stands in the form: texts, whatever was typed. */
export interface TripFields {
  /** `2026-03-01` of a date field. */
  entry: string;
  exit: string;
  /** Days on the TAM. */
  granted: string;
}

/** The contents of the form; the address has the same, so that it can be shared and printed. */
export interface StayFields {
  passport: string;
  /** Until when the passport is valid. */
  expires: string;
  trips: TripFields[];
}

/** More than a traveller makes; counting stays short for addresses that somebody invents. */
export const mostTrips = 12;

const longestText = 40;

export const noTrip: TripFields = { entry: "", exit: "", granted: "" };

/**
 * Reads the form from an address: the fields of a trip have the same names for every trip and belong together by their
 * order. `add` and `remove` are the form's buttons, which work without JavaScript. Null of an address without a query.
 */
export function readStayFields(query: URLSearchParams): StayFields | null {
  if (!["passport", "entry", "exit"].some((name) => query.has(name))) return null;
  const texts = (name: string) => query.getAll(name).map((text) => text.trim().slice(0, longestText));
  const [entries, exits, days] = [texts("entry"), texts("exit"), texts("days")];
  const count = Math.min(mostTrips, Math.max(1, entries.length, exits.length));
  const trips = Array.from({ length: count }, (_, index) => ({
    entry: entries[index] ?? "",
    exit: exits[index] ?? "",
    granted: days[index] ?? "",
  }));
  const fields = { passport: texts("passport")[0] ?? "", expires: texts("expires")[0] ?? "", trips };
  if (query.has("add")) return withTrip(fields);
  const removed = query.get("remove");
  return removed === null ? fields : withoutTrip(fields, Number(removed));
}

/** For the address: `passport=eu&entry=2026-03-01&exit=&days=&expires=`. */
export function stayQuery({ passport, expires, trips }: StayFields): string {
  const query = new URLSearchParams({ passport });
  for (const { entry, exit, granted } of trips) {
    query.append("entry", entry);
    query.append("exit", exit);
    query.append("days", granted);
  }
  query.append("expires", expires);
  return query.toString();
}

/** With one more trip, empty, as long as there is room. */
export function withTrip(fields: StayFields): StayFields {
  return { ...fields, trips: [...fields.trips, noTrip].slice(0, mostTrips) };
}

/** Without the trip at this place, counted from 0; the only trip is emptied. */
export function withoutTrip(fields: StayFields, place: number): StayFields {
  const trips = fields.trips.filter((_, index) => index !== place);
  return { ...fields, trips: trips.length > 0 ? trips : [noTrip] };
}
