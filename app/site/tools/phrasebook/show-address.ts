import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** The query's name for the one phrase to be shown. */
export const showParam = "show";

/** For example `/en/phrasebook?show=help`. */
export function showAddress(id: string, language: Language): string {
  return `${pagePath("phrasebook", language)}?${showParam}=${id}`;
}
