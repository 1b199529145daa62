import { trigrams } from "#i18n/search/trigram-similarity.ts";
import { phoneticKey } from "./phonetic-key.ts";
import type { SearchEntry } from "./candidate.ts";
import { wordsIn } from "./text-words.ts";
import { headKinds } from "./vocabulary.ts";

/** The share of common pieces below which a name is another one. */
const leastSimilar = 0.5;
const mostNames = 3;

/** Words of a title that are compared together: names are no longer. */
const mostWords = 3;

type Name = Pick<SearchEntry, "path" | "title">;

/** Finds what is called somewhat like a query, by its sound and without its spaces: "San Francisco" for "sandafransisko". Made when it is first asked. */
export function createNearNames(entries: SearchEntry[]): (query: string) => Name[] {
  let names: PackedNames | null = null;
  return (query) => {
    names ??= packed(entries.filter(({ kind }) => headKinds.includes(kind)).flatMap(namesIn));
    const { numbers, ends, pieces, named } = names;
    const asked = piecesOf(plainWords(query));
    const askedNumbers = new Set([...asked].map((piece) => numbers.get(piece)));
    const near = named
      .flatMap((name, index) => {
        const own = pieces.subarray(ends[index - 1] ?? 0, ends[index]);
        const similar = similarity(asked.size, askedNumbers, own);
        return similar >= leastSimilar ? [{ ...name, similar }] : [];
      })
      .toSorted((a, b) => b.similar - a.similar);
    const pages = new Map(near.toReversed().map(({ path, title }) => [path.split("#")[0], { path, title }]));
    return [...pages.values()].toReversed().slice(0, mostNames);
  };
}

/** Each word of a title, and each two or three that stand together. */
function namesIn({ path, title }: SearchEntry) {
  const words = plainWords(title);
  return words.flatMap((_, first) =>
    Array.from({ length: Math.min(mostWords, words.length - first) }, (_, more) => ({
      path,
      title,
      pieces: piecesOf(words.slice(first, first + more + 1)),
    })),
  );
}

/** Names are so many that a set of its own pieces for each would take ten megabytes a language. */
interface PackedNames {
  named: Name[];
  /** The number of each piece that a name has. */
  numbers: Map<string, number>;
  /** Those of all names, one name after the other. */
  pieces: Uint16Array;
  /** Where each name's end. */
  ends: Uint32Array;
}

function packed(names: (Name & { pieces: Set<string> })[]): PackedNames {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string) => {
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    return number;
  };
  const pieces = Uint16Array.from(names.flatMap((name) => [...name.pieces].map(numberOf)));
  let end = 0;
  const ends = Uint32Array.from(names, (name) => (end += name.pieces.size));
  return { named: names.map(({ path, title }) => ({ path, title })), numbers, pieces, ends };
}

function similarity(size: number, asked: Set<number | undefined>, pieces: Uint16Array): number {
  let common = 0;
  for (const piece of pieces) if (asked.has(piece)) common += 1;
  return (2 * common) / (size + pieces.length);
}

const plainWords = (text: string) => wordsIn(text.normalize("NFC")).map(({ plain }) => plain);

const piecesOf = (words: string[]) => trigrams(phoneticKey(words.join("")));
