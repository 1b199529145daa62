import type { Fact } from "#api/facts/facts.ts";
import { loadFactFields } from "#content/loading/load-fact-fields.ts";
import { printFact } from "#content/printing/print-fact.ts";
import { factAge } from "#i18n/facts/fact-words.ts";
import type { Language } from "#i18n/languages.ts";

export interface PrintedFact {
  id: string;
  value: string;
  /** Its name and age, for the editor. */
  told: string;
}

/** Prints the facts that fit on a line in a text of this language. */
export async function printFacts(
  facts: readonly Fact[],
  language: Language,
  adminLanguage: Language,
): Promise<PrintedFact[]> {
  const words = await loadFactFields(language);
  return facts.flatMap((fact) => {
    const value = printFact(fact, language, words);
    if (value === null) return [];
    return [{ id: fact.id, value, told: `${fact.names[adminLanguage]}, ${factAge(fact, adminLanguage)}` }];
  });
}
