import type { Language } from "#i18n/languages.ts";
import { readAlikeStems, type QueryTerm, type StemsOf } from "./query-terms.ts";
import type { WeighedWord } from "./score-post.ts";
import type { Candidate, SearchEntry } from "./candidate.ts";
import { createNearNames } from "./near-names.ts";
import { readJoinedNames } from "./joined-names.ts";
import { pairShareOf } from "./pair-share.ts";
import { readVocabulary, type VocabularyWord } from "./vocabulary.ts";
import { fields, noHits, scoreEntry, type WordHits } from "./score-entry.ts";
import { createFuzzyWords, createPhoneticWords } from "./fuzzy-words.ts";
import { beginningsOf, levels, matchLevel } from "./word-match.ts";

export type SearchIndex = ReturnType<typeof createSearchIndex> extends Promise<infer Index> ? Index : never;

/** The weight of a page about two places for whoever names none, one or both of them. */
const pairWeights: Record<number, number> = { 0: 0.5, 0.5: 0.75, 1: 1 };

/** Letters of a word that another one ends with. */
const shortestEnding = 4;

/** The weight of a place for whoever asks how high something is and does not name it. */
const unnamed = 0.3;

/** Keeps the entries of a language in memory: they are those of the release. */
export async function createSearchIndex(
  language: Language,
  entries: SearchEntry[],
  stemsOf: StemsOf,
  pause?: () => Promise<void>,
) {
  const { words, places, titleLengths } = await readVocabulary(entries, stemsOf, pause);
  const byBeginning = Map.groupBy(words, ({ plain }) => plain.charAt(0));
  const findNear = createFuzzyWords(words);
  const wordsLike = (asked: QueryTerm): VocabularyWord[] =>
    beginningsOf(asked).flatMap((letter) => byBeginning.get(letter) ?? []);

  /** The hits of a query term, by entry. */
  function findHits(asked: QueryTerm): Map<number, WordHits> {
    const found = new Map<number, WordHits>();
    for (const word of wordsLike(asked)) {
      const level = matchLevel(word.plain, word.stems, asked);
      if (level === 0) continue;
      for (let at = word.from; at < word.to; at += 3) {
        const entry = places[at] ?? 0;
        const name = fields[places[at + 1] ?? 0] ?? "text";
        let hits = found.get(entry);
        if (!hits) found.set(entry, (hits = { ...noHits }));
        hits[name] = Math.max(hits[name], level);
        if (name === "text") hits.times += places[at + 2] ?? 0;
      }
    }
    return found;
  }

  const told = new WeakMap<QueryTerm, Map<number, WordHits>>();
  function hitsOf(asked: QueryTerm): Map<number, WordHits> {
    let found = told.get(asked);
    if (!found) told.set(asked, (found = findHits(asked)));
    return found;
  }

  return {
    entries,
    /** Words for the same thing, as {@link readQueryTerms} takes them. */
    alike: await readAlikeStems(language, stemsOf),
    joined: readJoinedNames(
      entries.filter(({ kind }) => kind === "places").map(({ title }) => title.replace(/ \(.*/, "")),
    ),
    /** The stems of each word as it is written, without accents. */
    stems: () => Object.fromEntries(words.map(({ written, stems }) => [written, stems])),
    /** How much a word says: the fewer entries have it, the more, but what none has cannot be all that matters. */
    weigh(asked: QueryTerm): WeighedWord {
      const { isWeak } = asked;
      const having = hitsOf(asked).size;
      const rarity = Math.log(1 + entries.length / (1 + having));
      return { isWeak, weight: rarity * (isWeak ? 0.25 : having === 0 ? 0.5 : 1) };
    },
    /** Whether any entry has the word, perhaps with another ending or as the beginning of another word. */
    knows: (asked: QueryTerm) =>
      wordsLike(asked).some((word) => matchLevel(word.plain, word.stems, asked) >= levels.alike),
    /** Words of the entries that are written nearly so, the nearest first. */
    findSimilar: findNear,
    /** Words of titles and headings that one ends with: "buggy" of "homokbuggy". */
    findEndings: (plain: string): VocabularyWord[] =>
      words.filter(
        (word) =>
          word.isOfHeads &&
          word.plain.length >= shortestEnding &&
          word.plain.length * 2 >= plain.length - 1 &&
          plain.endsWith(word.plain),
      ),
    /** Words of titles and headings that are said as this one is, which no entry has: "Cusco" for "kuszko". */
    findPhonetic: createPhoneticWords(words),
    /** Pages and places that are called somewhat like it, the nearest first. */
    findNames: createNearNames(entries),
    /** @param weighed the query terms, in their order */
    search(asked: QueryTerm[], weighed: WeighedWord[]): Candidate[] {
      const hits = asked.map(hitsOf);
      const numbers = new Set(hits.flatMap((found) => [...found.keys()]));
      return [...numbers].flatMap((number) => {
        const entry = entries[number];
        if (!entry) return [];
        const titleLength = titleLengths.get(number) ?? { all: 0, subject: 0 };
        const found = weighed.map((word, index) => ({ ...word, hits: hits[index]?.get(number) }));
        const score = scoreEntry(found, titleLength.all);
        const pairShare = pairShareOf(entry, asked);
        const isTitled = found.some(({ hits }) => (hits?.title ?? 0) > levels.part);
        const weight =
          entry.weight *
          (pairShare === undefined ? 1 : (pairWeights[pairShare] ?? 1)) *
          (entry.kind === "places" && !isTitled ? unnamed : 1);
        return [
          {
            ...entry,
            ...score,
            score: score.score * weight,
            asked: found,
            titleLength,
            ...(pairShare !== undefined && { pairShare }),
          },
        ];
      });
    },
  };
}
