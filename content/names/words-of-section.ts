import type { ListedPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import words from "./section-words.json" with { type: "json" };

/** A page, or a part of it by its anchor. */
type SectionAddress = ListedPage | `${ListedPage}#${string}`;

/** Words that readers search for where a page, or a part of it, uses others. Only the search reads them. */
export const sectionWords: Partial<Record<SectionAddress, Record<Language, string>>> = words;

/** @param anchor of the part, or null for the page itself */
export function wordsOfSection(page: ListedPage, anchor: string | null, language: Language): string {
  return sectionWords[anchor === null ? page : (`${page}#${anchor}` as const)]?.[language] ?? "";
}
