import { locales, type Language } from "./languages.ts";

/** A month of the year, January is 1. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const allYear = { hu: "egész évben", en: "all year", es: "todo el año" };

/**
 * Months in words, neighbours as a range: `April–May and September–October` of [4, 5, 9, 10], `December–April` of
 * [12, 1, 2, 3, 4] and of [1, 2, 3, 4, 12], `all year` of all twelve.
 */
export function formatMonths(months: readonly Month[], language: Language): string {
  if (months.length === 12) return allYear[language];
  const runs: { first: Month; last: Month }[] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && month === (run.last % 12) + 1) run.last = month;
    else runs.push({ first: month, last: month });
  }
  const [january, december] = [runs[0], runs.at(-1)];
  if (january?.first === 1 && december?.last === 12) {
    january.first = december.first;
    runs.pop();
  }
  const ranges = runs.map(({ first, last }) =>
    first === last
      ? monthName(first, language)
      : `${monthName(first, language)}–${monthName(last, language)}`,
  );
  return new Intl.ListFormat(locales[language]).format(ranges);
}

function monthName(month: Month, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: "long", timeZone: "UTC" });
  const name = format.format(new Date(Date.UTC(2026, month - 1)));
  // Peru's locale writes a month that stands alone with a capital; within a sentence it has none.
  return language === "es" ? name.toLocaleLowerCase(locales.es) : name;
}
