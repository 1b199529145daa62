import type { PhraseEntry, PhraseSection } from "#content/phrases/phrase.ts";
import { foldText } from "#app/ui/fold-text.ts";
import type { Language } from "#i18n/languages.ts";
import { queryTerms } from "#i18n/outside/outside-texts.ts";

/** Letters that a query term may have more than the phrase's, as an ending, and those that the phrase's has at least. */
const longestEnding = 3;
const shortestWord = 4;

/**
 * Whether each word of the query, or another word for the same thing, begins a word of the phrase, of its translation or of
 * its sentence; accents do not matter, an ending hardly.
 */
export function createPhraseMatcher(query: string, language: Language): (entry: PhraseEntry) => boolean {
  const asked = wordsOf(query).map((word) => [word, ...alikeOf(word, language)]);
  return ({ text, meaning, sentence = "" }) => {
    const known = wordsOf(`${text} ${meaning} ${sentence}`);
    return asked.every((words) => words.some((word) => known.some((one) => isLike(one, word))));
  };
}

/** Sections in which nothing is left are left out. */
export function filterSections(
  sections: PhraseSection[],
  query: string,
  language: Language,
): PhraseSection[] {
  if (wordsOf(query).length === 0) return sections;
  const matches = createPhraseMatcher(query, language);
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
}

function isLike(known: string, asked: string): boolean {
  if (known.startsWith(asked)) return true;
  return (
    known.length >= shortestWord && asked.startsWith(known) && asked.length - known.length <= longestEnding
  );
}

/** "mosdo" of "wc". */
function alikeOf(asked: string, language: Language): string[] {
  return queryTerms[language].alike.map(wordsOf).flatMap((group) => (group.includes(asked) ? group : []));
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
