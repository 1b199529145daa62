import { locales, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";
import { unitWords } from "#i18n/short-words/short-words.ts";

/** January is 1. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * Consecutive months become a range, also across the end of the year.
 * @example formatMonths([4, 5, 9, 10], "en") // "April–May and September–October"
 */
export function formatMonths(months: readonly Month[], language: Language): string {
  if (months.length === 12) return unitWords[language].allYear;
  const ranges: { first: Month; last: Month }[] = [];
  for (const month of months) {
    const range = ranges.at(-1);
    if (range && month === (range.last % 12) + 1) range.last = month;
    else ranges.push({ first: month, last: month });
  }
  const [january, december] = [ranges[0], ranges.at(-1)];
  if (january?.first === 1 && december?.last === 12) {
    january.first = december.first;
    ranges.pop();
  }
  const names = ranges.map(({ first, last }) =>
    first === last
      ? monthName(first, language)
      : `${monthName(first, language)}–${monthName(last, language)}`,
  );
  return listFormat(language).format(names);
}

const listFormat = memoize((language: Language) => new Intl.ListFormat(locales[language]));

// Taken from a whole date: Peru's locale capitalises a month alone, but not within a sentence.
const dayFormat = memoize(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { month: "long", day: "numeric", timeZone: "UTC" }),
);

function monthName(month: Month, language: Language): string {
  const parts = dayFormat(language).formatToParts(new Date(Date.UTC(2026, month - 1)));
  return parts.find(({ type }) => type === "month")?.value ?? "";
}
