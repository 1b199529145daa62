import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** For example `/en/peru-holidays.ics`. */
export function holidayCalendarPath(language: Language): string {
  return `${pagePath("holidays", language)}.ics`;
}
