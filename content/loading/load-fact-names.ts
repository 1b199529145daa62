import type { Language } from "#i18n/languages.ts";
import type { FactId } from "#content/facts/records/fact-records.ts";
import { inLanguage } from "#content/names/in-language.ts";

export type FactNames = Readonly<Record<FactId, string>>;

/** Loads the names as they stand in lists and within a sentence, without an initial capital. */
export async function loadFactNames(language: Language): Promise<FactNames> {
  const { default: names } = await import("#content/names/facts.json", { with: { type: "json" } });
  return inLanguage<FactId, string>(names, language);
}
