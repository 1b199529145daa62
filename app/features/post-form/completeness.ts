import type { Language } from "#i18n/languages.ts";
import { isBlankContent, type PostFields } from "./post-fields.ts";

/** What a translation needs to be whole; the cover's text is a help, not a part. */
export const partsOfTranslation = 3;

/** How many of title, summary and content a language has. */
export function completeness(fields: PostFields, language: Language): number {
  return [
    fields[`${language}.title`].trim() !== "",
    fields[`${language}.summary`].trim() !== "",
    !isBlankContent(fields[`${language}.content`]),
  ].filter(Boolean).length;
}

/** Whether anything at all is written in a language. */
export function isStarted(fields: PostFields, language: Language): boolean {
  return completeness(fields, language) > 0 || fields[`${language}.coverAlt`].trim() !== "";
}
