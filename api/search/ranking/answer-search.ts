import { searchKinds, type SearchKind } from "#api/search/search-kinds.ts";
import type { SearchAnswer, SearchQuery, SearchResult } from "#api/search/search.ts";
import { makeSnippet, markHits } from "./mark-hits.ts";
import type { Score } from "./score-entry.ts";
import { scorePost, textOfPost, type PostWords } from "./score-post.ts";
import type { SearchEntry } from "./search-index.ts";
import { wordsIn, type TextWord } from "./text-words.ts";
import type { Matcher } from "./word-match.ts";

/** An entry or a post that has some of the words. */
export interface Candidate extends Score, Pick<SearchEntry, "kind" | "path" | "title" | "context" | "text"> {
  /** Of the text, where they have been cut already. */
  words?: TextWord[];
}

/** Of each kind: as many as can be shown. */
const mostCounted = 50;

/** Of what was asked for, the share that a result has at least; and of the best result's score. */
const leastCoverage = 0.5;
const leastScore = 0.3;

/** The best of what was found, the best first, and how many there are of each kind. */
export function answerSearch(
  { q, kind, limit }: Pick<SearchQuery, "q" | "kind" | "limit">,
  candidates: Candidate[],
  match: Matcher,
): Omit<SearchAnswer, "nearest"> {
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  const found = candidates
    .filter(({ coverage, score }) => coverage >= leastCoverage && score >= best * leastScore)
    .toSorted((a, b) => b.score - a.score);
  const shown = found.filter((one) => kind === undefined || one.kind === kind).slice(0, limit);
  return { query: q, results: shown.map((one) => resultOf(one, match)), counts: countsOf(found) };
}

/** A post as it stands beside the entries of the guide. @param weights of the asked words, in their order */
export function candidateOf(post: PostWords, path: string, match: Matcher, weights: number[]): Candidate {
  const text = textOfPost(`${post.summary} ${post.content}`);
  const { title } = post;
  const words = wordsIn(text);
  return { kind: "blog", path, title, context: null, text, words, ...scorePost(post, words, match, weights) };
}

function countsOf(found: Candidate[]): Record<SearchKind, number> {
  const counts = searchKinds.map((kind) => [
    kind,
    Math.min(mostCounted, found.filter((one) => one.kind === kind).length),
  ]);
  // Every kind is present; the type of Object.fromEntries has no keys.
  return Object.fromEntries(counts) as Record<SearchKind, number>;
}

function resultOf({ kind, path, title, context, text, words }: Candidate, match: Matcher): SearchResult {
  const snippet = makeSnippet(text, words ?? wordsIn(text), match);
  return { kind, path, title: markHits(title, match), context, snippet };
}
