import { locales, type Language } from "./languages.ts";

/** For example `21 Nov 2026, 08:15`, in the time zone of the machine. */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}
