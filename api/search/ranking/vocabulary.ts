import type { SearchKind } from "#api/search/search-kinds.ts";
import type { SearchIndexData } from "#api/search/search.ts";
import { plainOf, type StemsOf } from "./query-terms.ts";
import { fields } from "./score-entry.ts";
import { wordsIn, writtenWord } from "./text-words.ts";

/** A word that entries have. */
export interface VocabularyWord {
  /** Written in small letters. */
  written: string;
  plain: string;
  /** Without accents. */
  stems: string[];
  /** Entry, field and times, one after the other. */
  places: number[];
  /** Whether it stands in a title or a heading, or in the name of a place or tool: such words are offered to readers. */
  isOfHeads: boolean;
}

interface Vocabulary {
  words: VocabularyWord[];
  /** Words of each entry's title. */
  titleLengths: number[];
}

/** Titles of facts and phrases are sentences: their words are those of a running text. */
const headKinds: SearchKind[] = ["guide", "tools", "places"];

/** Each word of the entries once, with where it stands. */
export async function readVocabulary(
  entries: SearchIndexData["entries"],
  stemsOf: StemsOf,
): Promise<Vocabulary> {
  const vocabulary = new Map<string, VocabularyWord>();
  const titleLengths: number[] = [];
  for (const [number, { kind, title, context, keywords, text, unshown = "" }] of entries.entries()) {
    const parts = { title, heading: context ?? "", keywords, text: `${text} ${unshown}` };
    for (const [field, name] of fields.entries()) {
      const part = parts[name].normalize("NFC");
      const isOfHeads = headKinds.includes(kind) && (name === "title" || name === "heading");
      const words = wordsIn(part);
      if (name === "title") titleLengths.push(words.length);
      for (const found of words) {
        const written = writtenWord(part, found);
        let word = vocabulary.get(written);
        if (!word) {
          word = { written, plain: found.plain, stems: [], places: [], isOfHeads: false };
          vocabulary.set(written, word);
        }
        const { places } = word;
        word.isOfHeads ||= isOfHeads;
        const last = places.length - 3;
        if (places[last] === number && places[last + 1] === field)
          places[last + 2] = (places[last + 2] ?? 0) + 1;
        else places.push(number, field, 1);
      }
    }
  }
  const words = [...vocabulary.values()];
  const stems = await stemsOf(words);
  for (const [index, word] of words.entries()) word.stems = [...new Set((stems[index] ?? []).map(plainOf))];
  return { words, titleLengths };
}
