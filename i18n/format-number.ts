import { locales, type Language } from "./languages.ts";

/**
 * A number as the language writes it, with a true minus sign.
 *
 * @param digits how many decimals, no more and no fewer
 * @example formatNumber(-1.3, "hu", 1) // "−1,3"
 */
export function formatNumber(value: number, language: Language, digits = 0): string {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
    // Spanish and Hungarian leave four digits together, and English does not.
    useGrouping: language === "en" ? "always" : "min2",
  });
  return format.format(value).replace("-", "−");
}
