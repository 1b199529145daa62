import { locales, type Language } from "./languages.ts";

/** `{n}` stands for the number. */
type Plurals = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** @example counter("es")(1_000_000, { one: "{n} foto", many: "{n} de fotos", other: "{n} fotos" }) // "1,000,000 de fotos" */
export function counter(language: Language): (n: number, plurals: Plurals) => string {
  const rules = new Intl.PluralRules(locales[language]);
  const numbers = new Intl.NumberFormat(locales[language]);
  return (n, plurals) => (plurals[rules.select(n)] ?? plurals.other).replace("{n}", numbers.format(n));
}
