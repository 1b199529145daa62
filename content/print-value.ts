import { formatAltitude, formatDistance, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatHours, formatTravelTime } from "#i18n/format-duration.ts";
import type { Language } from "#i18n/languages.ts";
import { unitWords } from "#i18n/unit-words.ts";
import type { Range } from "./facts/costs/price.ts";
import { formatPrice } from "./format-price.ts";

const rangePrinters = {
  soles: (range, language) => formatPrice({ range, currency: "PEN" }, language),
  dollars: (range, language) => formatPrice({ range, currency: "USD" }, language),
  percent: (range, language) => joined(range, language) + unitWords[language].percent,
  days: (range, language) =>
    `${joined(range, language)}\u00a0${unitWords[language][range[1] === 1 ? "day" : "days"]}`,
  hours: ([from, to], language) => formatHours(from, language, to),
  minutes: formatTravelTime,
  metres: ([metres], language) => formatAltitude(metres, language),
  kilometres: ([from, to], language) => formatDistance(from, language, to),
  kilos: (range, language) => `${joined(range, language)}\u00a0kg`,
  number: joined,
  year: ([year]) => String(year),
} satisfies Record<string, (range: Range, language: Language) => string>;

export type ValueUnit = keyof typeof rangePrinters | "text" | "date" | "time";

/** A single value or a range of it with its unit, in the reader's language; null of what is none. */
export function printValue(value: unknown, unit: ValueUnit, language: Language): string | null {
  if (unit === "text") return typeof value === "string" ? value : null;
  if (unit === "date") return printDate(value, language);
  if (unit === "time") return isTime(value) ? formatTime(value, language) : null;
  const range = rangeOf(value);
  return range && rangePrinters[unit](range, language);
}

/** From–to, of one number the same twice; null of anything else. */
export function rangeOf(value: unknown): Range | null {
  if (typeof value === "number") return [value, value];
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [from, to] = value as unknown[];
  return typeof from === "number" && typeof to === "number" ? [from, to] : null;
}

function joined([from, to]: Range, language: Language): string {
  return [...new Set([from, to])].map((value) => formatNumber(value, language)).join("–");
}

function printDate(value: unknown, language: Language): string | null {
  if (typeof value !== "string" || !/^\d{4}-\d{2}(-\d{2})?$/.test(value)) return null;
  return value.length === 7 ? formatMonth(value, language) : formatDate(value, language);
}

function isTime(value: unknown): value is `${number}:${number}` {
  return typeof value === "string" && /^\d{1,2}:\d{2}$/.test(value);
}
