import { locales, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";

type Unit = "millisecond" | "megabyte" | "gigabyte";

const numbers = memoize(
  (language: Language) => new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }),
);
const inMilliseconds = memoize((language: Language) => unitFormat(language, "millisecond"));
const inMegabytes = memoize((language: Language) => unitFormat(language, "megabyte"));
const inGigabytes = memoize((language: Language) => unitFormat(language, "gigabyte"));

const formats = { millisecond: inMilliseconds, megabyte: inMegabytes, gigabyte: inGigabytes };

/** @example formatMeasure(1234.56, "en", "megabyte") // "1,234.6 MB" */
export function formatMeasure(value: number, language: Language, unit?: Unit): string {
  const format = unit === undefined ? numbers : formats[unit];
  return format(language).format(value);
}

function unitFormat(language: Language, unit: Unit): Intl.NumberFormat {
  return new Intl.NumberFormat(locales[language], { style: "unit", unit, maximumFractionDigits: 1 });
}
