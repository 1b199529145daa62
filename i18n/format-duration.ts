import { formatNumber } from "./format-amount.ts";
import type { Language } from "./languages.ts";
import { unitWords } from "./unit-words.ts";

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
