import type { Language } from "#i18n/languages.ts";
import type hungarian from "#content/hu/fact-fields.json";

/** The words around the values of a fact, by their names, as they stand within a sentence; `#` is the value. Hungarian is the source of the shape. */
export type FactFieldWords = typeof hungarian;

/** Vite makes a file of each import, so a browser fetches one language. */
const files: Record<Language, () => Promise<{ default: FactFieldWords }>> = {
  hu: () => import("#content/hu/fact-fields.json", { with: { type: "json" } }),
  en: () => import("#content/en/fact-fields.json", { with: { type: "json" } }),
  es: () => import("#content/es/fact-fields.json", { with: { type: "json" } }),
};

export async function loadFactFields(language: Language): Promise<FactFieldWords> {
  return (await files[language]()).default;
}
