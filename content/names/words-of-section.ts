import type { ListedPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import words from "./section-words.json" with { type: "json" };

/** A page, or a part of it by its anchor. */
type SectionAddress = ListedPage | `${ListedPage}#${string}`;

/** Holds what readers write who look for a page or a part of it, where its own words are others. The search alone reads them. */
export const sectionWords: Partial<Record<SectionAddress, Record<Language, string>>> = words;

/** @param anchor of the part, or null for the page itself */
export function wordsOfSection(page: ListedPage, anchor: string | null, language: Language): string {
  return sectionWords[anchor === null ? page : (`${page}#${anchor}` as const)]?.[language] ?? "";
}
