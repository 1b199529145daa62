import { locales, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";

const momentFormat = memoize(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "short" }),
);

/** For example `21 Nov 2026, 08:15`, in the time zone of the machine. */
export function formatMoment(iso: string, language: Language): string {
  return momentFormat(language).format(new Date(iso));
}
