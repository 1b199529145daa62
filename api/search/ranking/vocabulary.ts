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
  /** Where its places begin and end in those of the vocabulary. */
  from: number;
  to: number;
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
  /** Entry, field and times, one after the other. */
  places: Uint16Array;
  titleLengths: Map<number, TitleLength>;
}

/** Titles of facts and phrases are sentences: their words are those of a running text. */
export const headKinds: SearchKind[] = ["guide", "tools", "places"];

/** Entries between two pauses: a few milliseconds' work. */
const entriesAtOnce = 20;

/**
 * Each word of the entries once, with where it stands.
 *
 * @param pause is waited for between pieces of the work
 */
export async function readVocabulary(
  entries: SearchIndexData["entries"],
  stemsOf: StemsOf,
  pause?: () => Promise<void>,
): Promise<Vocabulary> {
  const vocabulary = new Map<string, FoundWord>();
  for (const [number, entry] of entries.entries()) {
    if (number % entriesAtOnce === 0) await pause?.();
    const parts = partsOf(entry);
    for (const [field, name] of fields.entries()) {
      const part = parts[name].normalize("NFC");
      const isOfHeads = headKinds.includes(entry.kind) && (name === "title" || name === "heading");
      for (const found of wordsIn(part)) {
        const written = writtenWord(part, found);
        let word = vocabulary.get(written);
        if (!word) {
          word = { written, plain: found.plain, places: [], isOfHeads: false };
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
  const found = [...vocabulary.values()];
  return packed(found, await stemsOf(found));
}

interface FoundWord extends Pick<VocabularyWord, "written" | "plain" | "isOfHeads"> {
  places: number[];
}

/** Words are so many that each array and string of their own would take megabytes. */
function packed(found: FoundWord[], stemsFound: string[][]): Vocabulary {
  const places = Uint16Array.from(found.flatMap((word) => word.places));
  const writtenAlone = alone(found.map(({ written }) => written));
  const plainAlone = alone(found.map(({ plain }) => plain));
  const known = new Map<string, string[]>();
  let to = 0;
  const words = found.map((word, index): VocabularyWord => {
    const stems = [...new Set((stemsFound[index] ?? []).map(plainOf))];
    const key = stems.join(" ");
    known.set(key, known.get(key) ?? stems);
    const written = writtenAlone[index] ?? "";
    const plain = plainAlone[index] ?? "";
    return {
      written,
      plain: plain === written ? written : plain,
      stems: known.get(key) ?? stems,
      from: to,
      to: (to += word.places.length),
      isOfHeads: word.isOfHeads,
    };
  });
  return { words, places, titleLengths: titleLengthsOf(words, places) };
}

/** A word that is cut out of a text keeps the whole text in memory; read from JSON, it stands alone. */
const alone = (words: string[]) => JSON.parse(JSON.stringify(words)) as string[];

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
function titleLengthsOf(words: VocabularyWord[], places: Uint16Array): Map<number, TitleLength> {
  const keywords = new Set<string>();
  const titled: { entry: number; stems: string[] }[] = [];
  for (const { stems, from, to } of words) {
    for (let at = from; at < to; at += 3) {
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
