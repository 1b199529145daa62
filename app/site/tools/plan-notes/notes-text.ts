import type { Facts } from "#content/facts/facts.ts";
import { currenciesFor } from "#content/facts/records/readers.ts";
import { toSoles, type Currency } from "#content/money/rates.ts";
import type { Language } from "#i18n/languages.ts";
import { notesOf, type Booking, type TripNotes } from "./trip-notes.ts";

/** The sol is on the other side of each rate. */
const soles = "pen";

/** The currencies in which readers of a language pay: Peru's own first. */
export function paidIn(language: Language): string[] {
  return [soles, ...currenciesFor[language]];
}

/** All of a booking but its address and what it cost. @example "Hotel Sol, ABC123, 14:00" */
export function bookingText({ what, number, time }: Booking): string {
  return [what, number, time].filter((part) => part !== "").join(", ");
}

/** Notes as lines of text, for a calendar. */
export function notesText(notes: TripNotes, of: string): string {
  const { text, bookings } = notesOf(notes, of);
  const booked = bookings.map((one) =>
    [bookingText(one), one.address].filter((part) => part !== "").join("\n"),
  );
  return [text, ...booked].filter((part) => part !== "").join("\n");
}

/** The sum of all that is paid, in soles. */
export function paidSoles(facts: Facts, notes: TripNotes): number {
  const sums = notes.flatMap(({ bookings }) =>
    bookings.map(({ paid, currency }) => {
      const amount = Number(paid);
      if (!(amount > 0)) return 0;
      return isCurrency(currency) ? toSoles(facts, amount, currency) : amount;
    }),
  );
  return sums.reduce((sum, paid) => sum + paid, 0);
}

function isCurrency(code: string): code is Currency {
  return Object.values(currenciesFor).some((codes) => (codes as readonly string[]).includes(code));
}
