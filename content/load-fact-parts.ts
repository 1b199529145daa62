import type { Language } from "#i18n/languages.ts";
import type { FactPartWords } from "./fact-parts.ts";

/** Vite makes a file of each import, so a browser fetches one language. */
export async function loadFactParts(language: Language): Promise<FactPartWords> {
  // An import by a computed name has no type; each file satisfies it.
  const words = (await import(`./${language}/fact-parts.ts`)) as { default: FactPartWords };
  return words.default;
}
