import { trigramSimilarity } from "#i18n/trigram-similarity.ts";
import type { SearchIndexData } from "#api/search/search.ts";
import { plainOf, type AskedWord, type StemsOf } from "./asked-words.ts";
import { fields, scoreEntry, type Score, type WordHits } from "./score-entry.ts";
import { wordsIn } from "./text-words.ts";
import { levels, matchLevel } from "./word-match.ts";

/** Something that can be found. */
export type SearchEntry = SearchIndexData["entries"][number];

interface VocabularyWord {
  plain: string;
  stems: string[];
  /** Entry, field and times, one after the other. */
  places: number[];
}

export type SearchIndex = ReturnType<typeof createSearchIndex> extends Promise<infer Index> ? Index : never;

/** Words that are less like the asked one are other words. */
const leastSimilar = 0.5;
const mostSimilar = 4;

/** Keeps the entries of a language in memory: they are those of the release. */
export async function createSearchIndex(entries: SearchEntry[], stemsOf: StemsOf) {
  const vocabulary = new Map<string, VocabularyWord>();
  const titleLengths: number[] = [];
  for (const [number, { title, context, keywords, text }] of entries.entries()) {
    const parts = { title, heading: context ?? "", text: `${keywords} ${text}` };
    for (const [field, name] of fields.entries()) {
      const words = wordsIn(parts[name].normalize("NFC"));
      if (name === "title") titleLengths.push(words.length);
      for (const { written, plain } of words) {
        let word = vocabulary.get(written);
        if (!word) vocabulary.set(written, (word = { plain, stems: [], places: [] }));
        const { places } = word;
        const last = places.length - 3;
        if (places[last] === number && places[last + 1] === field)
          places[last + 2] = (places[last + 2] ?? 0) + 1;
        else places.push(number, field, 1);
      }
    }
  }
  const written = [...vocabulary.keys()];
  const words = [...vocabulary.values()];
  const stems = await stemsOf(
    written.map((one, index) => ({ written: one, plain: words[index]?.plain ?? one })),
  );
  for (const [index, word] of words.entries()) word.stems = [...new Set((stems[index] ?? []).map(plainOf))];

  /** The hits of an asked word, by entry. */
  function findHits(asked: AskedWord): Map<number, WordHits> {
    const found = new Map<number, WordHits>();
    for (const word of words) {
      const level = matchLevel(word.plain, word.stems, asked);
      if (level === 0) continue;
      for (let at = 0; at < word.places.length; at += 3) {
        const entry = word.places[at] ?? 0;
        const name = fields[word.places[at + 1] ?? 0] ?? "text";
        let hits = found.get(entry);
        if (!hits) found.set(entry, (hits = { title: 0, heading: 0, text: 0, times: 0 }));
        hits[name] = Math.max(hits[name], level);
        if (name === "text") hits.times += word.places[at + 2] ?? 0;
      }
    }
    return found;
  }

  const told = new WeakMap<AskedWord, Map<number, WordHits>>();
  function hitsOf(asked: AskedWord): Map<number, WordHits> {
    let found = told.get(asked);
    if (!found) told.set(asked, (found = findHits(asked)));
    return found;
  }

  return {
    entries,
    /** The stems of each word as it is written, without accents. */
    stems: () => Object.fromEntries(words.map(({ stems: own }, number) => [written[number] ?? "", own])),
    /** How much a word says: the fewer entries have it, the more. */
    weightOf(asked: AskedWord): number {
      const having = hitsOf(asked).size;
      return Math.log(1 + entries.length / (1 + having)) ** 1.4 * (asked.isWeak ? 0.25 : 1);
    },
    /** Whether any entry has the word, perhaps with another ending or as the beginning of another word. */
    knows: (asked: AskedWord) =>
      words.some((word) => matchLevel(word.plain, word.stems, asked) >= levels.alike),
    /** Words of the entries that are written nearly so, the nearest first. */
    findSimilar(plain: string): { written: string; stems: string[]; similarity: number }[] {
      return words
        .flatMap((word, index) => {
          // Quick to tell, and true of most.
          if (Math.abs(word.plain.length - plain.length) > 3) return [];
          const similarity = trigramSimilarity(plain, word.plain);
          return similarity < leastSimilar
            ? []
            : [{ written: written[index] ?? "", stems: word.stems, similarity }];
        })
        .toSorted((a, b) => b.similarity - a.similarity)
        .slice(0, mostSimilar);
    },
    /** @param weights of the asked words, in their order */
    search(asked: AskedWord[], weights: number[]): (Score & SearchEntry)[] {
      const hits = asked.map(hitsOf);
      const numbers = new Set(hits.flatMap((found) => [...found.keys()]));
      return [...numbers].flatMap((number) => {
        const entry = entries[number];
        if (!entry) return [];
        const scored = hits.map((found, index) => ({ weight: weights[index] ?? 0, hits: found.get(number) }));
        const { coverage, score } = scoreEntry(scored, titleLengths[number] ?? 0);
        return [{ ...entry, coverage, score: score * entry.weight }];
      });
    },
  };
}
