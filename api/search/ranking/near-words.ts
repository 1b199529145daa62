import { trigrams } from "#i18n/trigram-similarity.ts";
import type { VocabularyWord } from "./vocabulary.ts";

interface NearWord extends Pick<VocabularyWord, "written" | "stems"> {
  similarity: number;
}

/** Words that are less like the asked one are other words. */
const leastSimilar = 0.5;
const mostSimilar = 4;

/** Finds the words that are written nearly as one is, the nearest first. Reads the pieces of all words when it is first asked. */
export function createNearWords(words: VocabularyWord[]): (plain: string) => NearWord[] {
  let sizes: number[] | null = null;
  const having = new Map<string, number[]>();
  return (plain) => {
    sizes ??= words.map((word, number) => {
      const pieces = trigrams(word.plain);
      for (const piece of pieces) {
        const others = having.get(piece);
        if (others) others.push(number);
        else having.set(piece, [number]);
      }
      return pieces.size;
    });
    const asked = trigrams(plain);
    const common = new Map<number, number>();
    for (const piece of asked)
      for (const number of having.get(piece) ?? []) common.set(number, (common.get(number) ?? 0) + 1);
    return [...common]
      .flatMap(([number, times]) => {
        const word = words[number];
        const similarity = (2 * times) / (asked.size + (sizes?.[number] ?? 0));
        return word && similarity >= leastSimilar ? [{ ...word, similarity }] : [];
      })
      .toSorted((a, b) => b.similarity - a.similarity)
      .slice(0, mostSimilar);
  };
}
