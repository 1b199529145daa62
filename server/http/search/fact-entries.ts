import type { Fact } from "#api/facts/facts.ts";
import type { SearchEntry } from "#api/search/ranking/candidate.ts";
import type { FactFieldWords } from "#content/loading/load-fact-fields.ts";
import kindWords from "#content/names/kind-words.json" with { type: "json" };
import { printFact } from "#content/printing/print-fact.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { factAge } from "#i18n/facts/fact-words.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import type { Language } from "#i18n/languages.ts";

/** The value in words, and how old it is: what has a value, and has not ended, answers by itself. */
export function factEntries(facts: Fact[], language: Language, words: FactFieldWords): SearchEntry[] {
  return facts.map((fact) => {
    const value = printFact(fact, language, words);
    const age = factAge(fact, language);
    return {
      kind: "facts",
      path: factPath(fact.id, language),
      title: withCapital(fact.names[language]),
      context: null,
      keywords: kindWords[fact.kind][language],
      ...(value === null || fact.hasEnded ? { text: age } : { text: "", answer: value, age }),
      // Sections of the guide about the same thing rank higher: they say more.
      weight: 0.8,
    };
  });
}
