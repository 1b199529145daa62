import type { Plan, PlanPlace } from "#content/trips/plan.ts";

/** Something booked at a stop, in the traveller's own words. */
export interface Booking {
  what: string;
  number: string;
  time: string;
  /** To be shown to a driver, in Spanish. */
  address: string;
  /** A number as it was typed; empty for nothing. */
  paid: string;
  /** A code of `currenciesFor`, or `pen`. */
  currency: string;
}

/** The notes on a stop, or on the whole trip. */
export interface Notes {
  of: string;
  text: string;
  bookings: readonly Booking[];
}

export type TripNotes = readonly Notes[];

/** The name of the notes on the whole trip. */
export const wholeTrip = "trip";

/** Characters; no booking is as long, and a device keeps no more than some megabytes. */
export const noteLimits = { text: 4000, field: 300, bookings: 30 } as const;

/**
 * How the notes on each stop are called: by its place, with the number of the stay from the second one on.
 * @example notesNames([{ place: "miraflores" }, { place: "cusco" }, { place: "miraflores" }]) // ["miraflores", "cusco", "miraflores 2"]
 */
export function notesNames(stops: readonly { place: PlanPlace }[]): string[] {
  return stops.map(({ place }, index) =>
    nameOf(place, stops.slice(0, index + 1).filter((stop) => stop.place === place).length),
  );
}

function nameOf(place: string, stay: number): string {
  return stay === 1 ? place : `${place} ${stay}`;
}

/** Notes of a name, empty ones where there are none. */
export function notesOf(notes: TripNotes, of: string): Notes {
  return notes.find((one) => one.of === of) ?? { of, text: "", bookings: [] };
}

/** Nothing is left of notes in which nothing stands. */
export function withNotes(notes: TripNotes, changed: Notes): TripNotes {
  const { of, text, bookings } = changed;
  if (text === "" && bookings.length === 0) return notes.filter((one) => one.of !== of);
  const isNew = notes.every((one) => one.of !== of);
  return isNew ? [...notes, changed] : notes.map((one) => (one.of === of ? changed : one));
}

/**
 * Notes stay with their stop when another stay in the same place goes or comes: those of a stay that is gone wait behind the
 * last one, where its return finds them.
 */
export function followPlan(notes: TripNotes, before: Plan["stops"], after: Plan["stops"]): TripNotes {
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before];
  if (longer.length - shorter.length !== 1) return notes;
  const at = longer.findIndex(({ place }, index) => shorter[index]?.place !== place);
  const place = longer[at]?.place;
  const isOne = shorter.every((stop, index) => stop.place === longer[index < at ? index : index + 1]?.place);
  if (place === undefined || !isOne) return notes;
  const stays = (stops: Plan["stops"]) => stops.filter((stop) => stop.place === place).length;
  const [own, last] = [stays(longer.slice(0, at + 1)), stays(longer)];
  const renamed = new Map<string, string>();
  for (let stay = own; stay < last; stay++) renamed.set(nameOf(place, stay + 1), nameOf(place, stay));
  renamed.set(nameOf(place, own), nameOf(place, last));
  const names = longer === before ? renamed : new Map([...renamed].map(([from, to]) => [to, from]));
  return notes.map((one) => ({ ...one, of: names.get(one.of) ?? one.of }));
}

/** The notes in what a device keeps, whoever wrote it. */
export function readNotes(kept: unknown): TripNotes {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((value: unknown) => {
    const { of, text, bookings } = fieldsOf(value);
    if (typeof of !== "string" || of === "") return [];
    return [{ of, text: textOf(text), bookings: Array.isArray(bookings) ? bookings.map(readBooking) : [] }];
  });
}

function readBooking(value: unknown): Booking {
  const { what, number, time, address, paid, currency } = fieldsOf(value);
  return {
    what: textOf(what),
    number: textOf(number),
    time: textOf(time),
    address: textOf(address),
    paid: textOf(paid),
    currency: textOf(currency),
  };
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
