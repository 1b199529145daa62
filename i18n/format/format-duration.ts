import { formatNumber } from "./format-amount.ts";
import type { Language } from "#i18n/languages.ts";
import { unitWords } from "#i18n/short-words/short-words.ts";

/** For example `1 óra 20 perc`, `1 hour 20 min`. */
export function formatDuration(minutes: number, language: Language): string {
  const rest = minutes % 60;
  const parts = minutes >= 60 ? [formatHours(Math.floor(minutes / 60), language)] : [];
  if (rest > 0) parts.push(`${rest}\u00a0${unitWords[language].minutes}`);
  return parts.join(" ");
}

/** Whole or half hours or a range of them, for example `3–3,5 óra`, `1 hour`. */
export function formatHours(from: number, language: Language, to = from): string {
  const hours = [...new Set([from, to])].map((value) => formatNumber(value, language)).join("–");
  return `${hours}\u00a0${unitWords[language][to === 1 ? "hour" : "hours"]}`;
}

/**
 * How long a ride takes: minutes under two hours, then half hours, for example `75–90 perc`, `9–10 óra`; of one time
 * only, `1 óra 20 perc`.
 */
export function formatTravelTime([from, to]: readonly [number, number], language: Language): string {
  if (from === to) return formatDuration(from, language);
  if (to <= 120 && (from % 60 > 0 || to % 60 > 0)) return `${from}–${to}\u00a0${unitWords[language].minutes}`;
  const halfHours = (minutes: number) => Math.round(minutes / 30) / 2;
  return formatHours(halfHours(from), language, halfHours(to));
}
