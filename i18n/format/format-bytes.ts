import { locales, type Language } from "#i18n/languages.ts";

/** @example formatBytes(86_400_000, "en") // "86.4 MB" */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] = bytes < 1_000_000 ? (["kilobyte", 1000] as const) : (["megabyte", 1_000_000] as const);
  // A file of a few bytes is not empty.
  const value = Math.max(bytes / size, 0.1);
  return new Intl.NumberFormat(locales[language], { style: "unit", unit, maximumFractionDigits: 1 }).format(
    value,
  );
}
