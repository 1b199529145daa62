import type { PhraseEntry, PhraseSection } from "#content/phrases/phrase.ts";
import { foldText } from "#app/ui/fold-text.ts";

/** Whether each word of the query begins a word of the phrase, of what it means or of its sentence; accents do not matter. */
export function matchesPhrase({ text, meaning, sentence = "" }: PhraseEntry, query: string): boolean {
  const known = wordsOf(`${text} ${meaning} ${sentence}`);
  return wordsOf(query).every((word) => known.some((one) => one.startsWith(word)));
}

/** Sections in which nothing is left are left out. */
export function filterSections(sections: PhraseSection[], query: string): PhraseSection[] {
  if (wordsOf(query).length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => matchesPhrase(entry, query)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
