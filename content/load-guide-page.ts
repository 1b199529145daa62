import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { GuidePageText } from "./guide-page.ts";
import type { GuideWords } from "./guide-words.ts";

/** Vite makes a file of each import, so a browser fetches one page in one language. */
export async function loadGuideWords(page: GuidePage, language: Language): Promise<GuideWords> {
  // An import by a computed name has no type; a test loads each page in each language.
  const words = (await import(`./${language}/guide/${page}.ts`)) as { default: GuideWords };
  return words.default;
}

/** With the facts as they are now. */
export async function loadGuidePage(page: GuidePage, language: Language): Promise<GuidePageText> {
  const words = await loadGuideWords(page, language);
  return words();
}
