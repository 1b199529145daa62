import { isNumeric, type ValueType } from "#api/facts/field-types.ts";
import { formatAltitude, formatDistance, formatNumber } from "#i18n/format/format-amount.ts";
import { formatDate, formatMonth, formatTime, formatWeekday } from "#i18n/format/format-date.ts";
import { formatHours, formatTravelTime } from "#i18n/format/format-duration.ts";
import type { Language } from "#i18n/languages.ts";
import { unitWords } from "#i18n/short-words/short-words.ts";
import type { Range } from "#content/facts/costs/price.ts";
import { formatPrice } from "./format-price.ts";

type RangePrinter = (range: Range, language: Language) => string;

const numberPrinters: Partial<Record<ValueType, RangePrinter>> = {
  soles: (range, language) => formatPrice({ range, currency: "PEN" }, language),
  dollars: (range, language) => formatPrice({ range, currency: "USD" }, language),
  percent: (range, language) => joined(range, language) + unitWords[language].percent,
  days: (range, language) =>
    `${joined(range, language)}\u00a0${unitWords[language][range[1] === 1 ? "day" : "days"]}`,
  hours: ([from, to], language) => formatHours(from, language, to),
  minutes: formatTravelTime,
  metres: ([from, to], language) => formatAltitude(from, language, to),
  kilometres: ([from, to], language) => formatDistance(from, language, to),
  kilos: (range, language) => `${joined(range, language)}\u00a0kg`,
  year: (range) => [...new Set(range)].join("–"),
  weekday: ([weekday], language) => formatWeekday(weekday, language),
};

const textPrinters: Partial<Record<ValueType, (text: string, language: Language) => string>> = {
  date: formatDate,
  month: formatMonth,
  // Safe casts: their pattern is that of a time.
  time: (text, language) => formatTime(text as `${number}:${number}`, language),
  opening: (text, language) => formatTime(text as `${number}:${number}`, language),
  closing: (text, language) => formatTime(text as `${number}:${number}`, language),
};

/** A single value or a range of it with its unit, in the reader's language; null of what is not of its type. */
export function printValue(value: unknown, type: ValueType, language: Language): string | null {
  if (isNumeric(type)) {
    const range = rangeOf(value);
    return range && (numberPrinters[type] ?? joined)(range, language);
  }
  return typeof value === "string" ? (textPrinters[type]?.(value, language) ?? value) : null;
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
