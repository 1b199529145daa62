import type { Language } from "#i18n/languages.ts";
import type { FactFieldWords } from "#content/hu/fact-fields.ts";

/** Vite makes a file of each import, so a browser fetches one language. */
export async function loadFactFields(language: Language): Promise<FactFieldWords> {
  // An import by a computed name has no type; each file satisfies it.
  const words = (await import(`../${language}/fact-fields.ts`)) as { default: FactFieldWords };
  return words.default;
}
