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
  let names: (Name & { pieces: Set<string> })[] | null = null;
  return (query) => {
    names ??= entries.filter(({ kind }) => headKinds.includes(kind)).flatMap(namesIn);
    const asked = piecesOf(plainWords(query));
    const near = names
      .map((name) => ({ ...name, similar: similarity(asked, name.pieces) }))
      .filter(({ similar }) => similar >= leastSimilar)
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

function similarity(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((piece) => other.has(piece)).length;
  return (2 * common) / (one.size + other.size);
}

const plainWords = (text: string) => wordsIn(text.normalize("NFC")).map(({ plain }) => plain);

const piecesOf = (words: string[]) => trigrams(phoneticKey(words.join("")));
