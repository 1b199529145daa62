import { levels } from "./word-match.ts";

/** Where a word stands; the order is that of `fieldWeights`. */
export const fields = ["title", "heading", "keywords", "text"] as const;
export type Field = (typeof fields)[number];

/** A thing is about what it is called and asked for by; its text only mentions the rest. */
const fieldWeights: Record<Field, number> = { title: 1, heading: 0.7, keywords: 0.9, text: 0.25 };

/** How well an entry answers one query term: the best level in each field, and how often it stands in the text. */
export interface WordHits extends Record<Field, number> {
  times: number;
}

export const noHits: WordHits = { title: 0, heading: 0, keywords: 0, text: 0, times: 0 };

export interface ScoredWord {
  /** The rarer a word, the more it says. */
  weight: number;
  /** Part of how a question is put. */
  isWeak: boolean;
  hits: WordHits | undefined;
}

/** The share of what was asked for that an entry has, and how well it answers: both from 0 to about 1. */
export interface Score {
  coverage: number;
  /** The share of the telling words that it has, each of them alike: of two words a rare one is not all that was asked for. */
  share: number;
  score: number;
}

/** The words of a query that say what it is about; all of them where none does. */
export function tellingOf<Word extends { isWeak: boolean }>(words: Word[]): Word[] {
  const telling = words.filter(({ isWeak }) => !isWeak);
  return telling.length > 0 ? telling : words;
}

/** @param titleLength telling words of the entry's title */
export function scoreEntry(words: ScoredWord[], titleLength: number): Score {
  let total = 0;
  let matched = 0;
  let sum = 0;
  let inTitle = 0;
  let titleWeight = 0;
  const telling = tellingOf(words);
  const share = telling.reduce((sum, { hits }) => sum + shareOf(hits), 0) / telling.length;
  for (const { weight, hits } of words) {
    total += weight;
    if (!hits) continue;
    const each = fields.map((field) => fieldWeights[field] * hits[field]);
    const best = Math.max(...each);
    const others = each.reduce((a, b) => a + b, 0) - best;
    // Often in a text is a little better than once.
    const often = hits.text > 0 ? 0.1 * (1 - 1 / hits.times) : 0;
    matched += weight * Math.min(1, Math.max(...fields.map((field) => hits[field])) + 0.3);
    sum += weight * (best + 0.15 * others + often);
    if (hits.title <= levels.part) continue;
    inTitle += 1;
    titleWeight += weight;
  }
  if (total === 0) return { coverage: 0, share: 0, score: 0 };
  const coverage = matched / total;
  const fits = titleLength > 0 ? Math.min(1, inTitle / titleLength) : 0;
  // By its root: what is about most of the words comes before what mentions all of them.
  return { coverage, share, score: (sum / total) * Math.sqrt(coverage) + 0.2 * fits * (titleWeight / total) };
}

/** A part of a word ("via" of "viagra") is half an answer. */
function shareOf(hits: WordHits | undefined): number {
  if (!hits) return 0;
  return Math.max(...fields.map((field) => hits[field])) > levels.part ? 1 : 0.5;
}
