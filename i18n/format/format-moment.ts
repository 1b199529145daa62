import { locales, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";

/** Times by twenty-four hours in each language, as the guide writes them; Peru’s locale alone would say `p. m.` */
export function timeFormat(language: Language, date: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: "short", hourCycle: "h23", ...date });
}

const momentFormat = memoize((language: Language) => timeFormat(language, { dateStyle: "medium" }));

/** For example `21 Nov 2026, 08:15`, in the time zone of the machine. */
export function formatMoment(iso: string, language: Language): string {
  return momentFormat(language).format(new Date(iso));
}
