import { locales, type Language } from "./languages.ts";

/** A sentence for each plural that a language has; `{n}` stands for the number. */
type Plurals = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Counts in one language: chooses the plural and writes the number as that language does.
 *
 * @example counter("es")(1_000_000, { one: "{n} foto", many: "{n} de fotos", other: "{n} fotos" }) // "1,000,000 de fotos"
 */
export function counter(language: Language): (n: number, plurals: Plurals) => string {
  const rules = new Intl.PluralRules(locales[language]);
  const numbers = new Intl.NumberFormat(locales[language]);
  return (n, plurals) => (plurals[rules.select(n)] ?? plurals.other).replace("{n}", numbers.format(n));
}
