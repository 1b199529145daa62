import { locales, type Language } from "#i18n/languages.ts";

/** Times by twenty-four hours in each language, as the guide writes them; Peru’s locale alone would say `p. m.` */
export function timeFormat(language: Language, date: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: "short", hourCycle: "h23", ...date });
}
