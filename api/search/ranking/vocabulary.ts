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

/** Words of a title that say something, and those of them that are not also keywords: "price" is no part of what a price is of. */
export interface TitleLength {
  all: number;
  subject: number;
}

interface Vocabulary {
  words: VocabularyWord[];
  titleLengths: Map<number, TitleLength>;
}

/** Titles of facts and phrases are sentences: their words are those of a running text. */
export const headKinds: SearchKind[] = ["guide", "tools", "places"];

/** Each word of the entries once, with where it stands. */
export async function readVocabulary(
  entries: SearchIndexData["entries"],
  stemsOf: StemsOf,
): Promise<Vocabulary> {
  const vocabulary = new Map<string, VocabularyWord>();
  for (const [number, entry] of entries.entries()) {
    const parts = partsOf(entry);
    for (const [field, name] of fields.entries()) {
      const part = parts[name].normalize("NFC");
      const isOfHeads = headKinds.includes(entry.kind) && (name === "title" || name === "heading");
      for (const found of wordsIn(part)) {
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
  for (const [index, word] of words.entries()) {
    word.stems = [...new Set((stems[index] ?? []).map(plainOf))];
    // An array that grows has room for a dozen numbers more, in all words for several megabytes.
    word.places = word.places.slice();
  }
  return { words, titleLengths: titleLengthsOf(words) };
}

/** The words behind the colon of a title are no part of its name. */
function partsOf({
  title,
  context,
  keywords,
  text,
  answer = "",
  unshown = "",
}: SearchIndexData["entries"][number]) {
  const [head = "", ...rest] = title.split(":");
  return {
    title: head,
    heading: [context, ...rest].join(" "),
    keywords,
    text: `${text} ${answer} ${unshown}`,
  };
}

/** By entry. */
function titleLengthsOf(words: VocabularyWord[]): Map<number, TitleLength> {
  const keywords = new Set<string>();
  const titled: { entry: number; stems: string[] }[] = [];
  for (const { stems, places } of words) {
    for (let at = 0; at < places.length; at += 3) {
      const entry = places[at] ?? 0;
      const field = fields[places[at + 1] ?? 0];
      if (field === "title" && stems.length > 0) titled.push({ entry, stems });
      if (field === "keywords") for (const stem of stems) keywords.add(`${entry} ${stem}`);
    }
  }
  const lengths = new Map<number, TitleLength>();
  for (const { entry, stems } of titled) {
    const { all, subject } = lengths.get(entry) ?? { all: 0, subject: 0 };
    const isKeyword = stems.some((stem) => keywords.has(`${entry} ${stem}`));
    lengths.set(entry, { all: all + 1, subject: subject + (isKeyword ? 0 : 1) });
  }
  return lengths;
}
