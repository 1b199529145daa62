import type { ToldPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { arriveWords } from "./arrive-words.ts";
import { cultureWords } from "./culture-words.ts";
import { planWords } from "./plan-words.ts";
import { seeWords } from "./see-words.ts";
import { toolsWords } from "./tools-words.ts";
import type { SectionWords } from "./section-words.ts";

export const sectionWords: SectionWords = {
  ...planWords,
  ...arriveWords,
  ...seeWords,
  ...cultureWords,
  ...toolsWords,
};

/** @param anchor of the part, or null for the page itself */
export function wordsOfSection(page: ToldPage, anchor: string | null, language: Language): string {
  return sectionWords[anchor === null ? page : (`${page}#${anchor}` as const)]?.[language] ?? "";
}
