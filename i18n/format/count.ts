import { locales, withGroups, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";

/** `{n}` stands for the number. */
type Plurals = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** @example counter("es")(1_000_000, { one: "{n} foto", many: "{n} de fotos", other: "{n} fotos" }) // "1 000 000 de fotos" */
export function counter(language: Language): (n: number, plurals: Plurals) => string {
  return (n, plurals) => {
    const form = plurals[rulesOf(language).select(n)] ?? plurals.other;
    return form.replace("{n}", withGroups(numbersOf(language).format(n), language));
  };
}

// Made when the first number is counted: a page that wakes would wait for them.
const rulesOf = memoize((language: Language) => new Intl.PluralRules(locales[language]));
const numbersOf = memoize((language: Language) => new Intl.NumberFormat(locales[language]));
