import type { Fact } from "#api/facts/facts.ts";
import { foldText } from "#app/ui/fold-text.ts";
import type { Language } from "#i18n/languages.ts";

/** Those of whose name in this language each typed word is a part, accents aside; in the order of their names. */
export function matchingFacts<One extends Fact>(
  facts: readonly One[],
  query: string,
  language: Language,
): One[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return facts
    .filter(({ names }) => words.every((word) => foldText(names[language]).includes(word)))
    .toSorted((one, other) => one.names[language].localeCompare(other.names[language], language));
}
