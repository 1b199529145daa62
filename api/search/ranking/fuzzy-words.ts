import { trigrams } from "#i18n/search/trigram-similarity.ts";
import type { VocabularyWord } from "./vocabulary.ts";
import { isFuzzyMatch, editDistance, phoneticKey } from "./phonetic-key.ts";

export type FuzzyWord = Pick<VocabularyWord, "written" | "plain" | "stems" | "isOfHeads">;

/** The share of common pieces below which words are not compared. */
const leastSimilar = 0.4;
const mostSimilar = 4;

/** Finds the words that are written or said nearly as one is, the nearest first. Reads the pieces of all words when it is first asked. */
export function createFuzzyWords(words: VocabularyWord[]): (plain: string) => FuzzyWord[] {
  let sizes: number[] | null = null;
  const having = new Map<string, number[]>();
  return (plain) => {
    sizes ??= words.map((word, number) => {
      const pieces = piecesOf(word.plain);
      for (const piece of pieces) {
        const others = having.get(piece);
        if (others) others.push(number);
        else having.set(piece, [number]);
      }
      return pieces.size;
    });
    const asked = piecesOf(plain);
    const common = new Map<number, number>();
    for (const piece of asked)
      for (const number of having.get(piece) ?? []) common.set(number, (common.get(number) ?? 0) + 1);
    const near = [...common].flatMap(([number, times]) => {
      const word = words[number];
      const similarity = (2 * times) / (asked.size + (sizes?.[number] ?? 0));
      return word && similarity >= leastSimilar && isFuzzyMatch(plain, word.plain)
        ? [{ word, similarity }]
        : [];
    });
    return orderNear(plain, near).slice(0, mostSimilar);
  };
}

/** Letters of a sound: shorter ones are too often that of another word. */
const shortestSound = 4;

/** Finds the words of heads that are said as one is which is none of the words. */
export function createPhoneticWords(words: VocabularyWord[]): (plain: string) => FuzzyWord[] {
  let known: { plain: Set<string>; bySound: Map<string, VocabularyWord[]> } | null = null;
  return (plain) => {
    known ??= {
      plain: new Set(words.map((word) => word.plain)),
      bySound: Map.groupBy(
        words.filter(({ isOfHeads }) => isOfHeads),
        (word) => phoneticKey(word.plain),
      ),
    };
    const sound = phoneticKey(plain);
    return known.plain.has(plain) || sound.length < shortestSound ? [] : (known.bySound.get(sound) ?? []);
  };
}

/** Words of heads before those of texts; of these, those that are said alike are meant: no other one is then. */
function orderNear(plain: string, near: { word: VocabularyWord; similarity: number }[]): FuzzyWord[] {
  const sound = phoneticKey(plain);
  const heads = near.filter(({ word }) => word.isOfHeads);
  const said = (heads.length > 0 ? heads : near).map((one) => ({
    ...one,
    edits: editDistance(sound, phoneticKey(one.word.plain)),
  }));
  const same = said.filter(({ edits }) => edits === 0);
  return (same.length > 0 ? same : said)
    .toSorted((a, b) => a.edits - b.edits || b.similarity - a.similarity)
    .map(({ word }) => word);
}

/** By letters and by sound in one: words of either likeness have many in common. */
const piecesOf = (plain: string) => new Set([...trigrams(plain), ...trigrams(phoneticKey(plain))]);
