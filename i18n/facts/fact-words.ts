import { formatAge, formatDate } from "#i18n/format/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { hu, type FactWords } from "./hu.ts";

/** Apart from the messages, which every page loads. */
export const factWords: Record<Language, FactWords> = { hu, en, es };

interface AgedFact {
  kind: keyof FactWords["age"];
  /** A day, a month or a year. */
  checkedOn: string;
  isEstimate: boolean;
  isConfirmed: boolean;
  /** The last day on which it is known to hold. */
  validUntil: string | null;
  hasEnded: boolean;
}

/** The age and certainty of a fact, for example `price of January 2026, an estimate, not confirmed yet`, and the day on which it ended. */
export function factAge(fact: AgedFact, language: Language): string {
  const { kind, checkedOn, isEstimate, isConfirmed, validUntil, hasEnded } = fact;
  const words = factWords[language];
  return [
    words.age[kind](monthOf(checkedOn, language)),
    ...(isEstimate ? [words.estimate] : []),
    ...(isConfirmed ? [] : [words.unconfirmed]),
    ...(hasEnded && validUntil !== null ? [words.ended(formatDate(validUntil, language))] : []),
  ].join(", ");
}

/** Nobody needs the day; `2019` stays a year. */
export function monthOf(checkedOn: string, language: Language): string {
  return formatAge(checkedOn.slice(0, 7), language);
}
