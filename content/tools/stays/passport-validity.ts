import type { Facts } from "#content/facts/facts.ts";
import { entryRules } from "#content/facts/entry/entry-rules.ts";
import type { OpenStay } from "./last-day.ts";
import { addMonthsTo, type PlainDay } from "./plain-day.ts";

export interface PassportValidity {
  /** The earliest last day of a passport with which the traveller is let in (Migraciones: six months on the day of entry). */
  neededAtEntry: PlainDay;
  /** The same counted from the exit, as an older Australian page has it; null while there is none. */
  neededAtExit: PlainDay | null;
  /** Null when nobody has said until when the passport is valid. */
  verdict: "enough" | "enoughAtEntry" | "short" | null;
}

/** Whether the passport is valid for long enough at the latest stay. */
export function passportValidity(
  facts: Facts,
  stay: Pick<OpenStay, "entry" | "exit">,
  expires: PlainDay | null,
): PassportValidity {
  const neededAtEntry = addMonthsTo(stay.entry, facts(entryRules).passportMonths);
  const neededAtExit =
    stay.exit === undefined ? null : addMonthsTo(stay.exit, facts(entryRules).passportMonths);
  const verdict =
    expires === null
      ? null
      : expires < neededAtEntry
        ? "short"
        : expires < (neededAtExit ?? neededAtEntry)
          ? "enoughAtEntry"
          : "enough";
  return { neededAtEntry, neededAtExit, verdict };
}
