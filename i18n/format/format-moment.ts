import type { Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";
import { timeFormat } from "./time-format.ts";

const momentFormat = memoize((language: Language) => timeFormat(language, { dateStyle: "medium" }));

/** For example `21 Nov 2026, 08:15`, in the time zone of the machine. */
export function formatMoment(iso: string, language: Language): string {
  return momentFormat(language).format(new Date(iso));
}
