import { locales, type Language } from "./languages.ts";

/** A day and a time, for example `21 Nov 2026, 08:15`, by the clock of the machine that shows it. */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}
