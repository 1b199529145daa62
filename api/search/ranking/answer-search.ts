import { searchKinds, type SearchKind } from "#api/search/search-kinds.ts";
import type { SearchAnswer, SearchQuery, SearchResult } from "#api/search/search.ts";
import { makeSnippet, markHits } from "./mark-hits.ts";
import type { Score } from "./score-entry.ts";
import { scorePost, type PostWords, type WeighedWord } from "./score-post.ts";
import type { SearchEntry } from "./search-index.ts";
import { wordsIn, type TextWord } from "./text-words.ts";
import type { Matcher } from "./word-match.ts";

/** An entry or a post that has some of the words. */
export interface Candidate extends Score, Pick<SearchEntry, "kind" | "path" | "title" | "context" | "text"> {
  /** The words of the text, where they have been cut already. */
  words?: TextWord[];
}

/** How many hits of each kind are counted: as many as can be shown. */
const mostCounted = 50;

/** The least share of the query's words that a result needs, and of the best result's score; the last if no result has that share. */
const leastCoverage = 0.5;
const leastScore = 0.3;
const leastPartialScore = 0.6;

/** The best of what was found, the best first, and how many there are of each kind. */
export function answerSearch(
  { q, kind, limit }: Pick<SearchQuery, "q" | "kind" | "limit">,
  candidates: Candidate[],
  match: Matcher,
): Omit<SearchAnswer, "nearest"> {
  const ranked = candidates.filter(({ share }) => share > 0).toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const good = ranked.filter(({ score }) => score >= best * leastScore);
  const isPartial = good.length > 0 && good.every(({ coverage }) => coverage < leastCoverage);
  const having = good.filter(({ coverage, share }) => Math.max(coverage, share) >= leastCoverage);
  // The score falls with each word that is missing, so the one that leaves most out comes last.
  const found = having.length > 0 ? having : good.filter(({ score }) => score >= best * leastPartialScore);
  const shown = kind === undefined ? oncePerPath(found) : found.filter((one) => one.kind === kind);
  const results = shown.slice(0, limit).map((one) => resultOf(one, match));
  return { query: q, results, counts: countsOf(found), isPartial };
}

/** A place and the section that tells of it are one answer. */
function oncePerPath(found: Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return found.filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** A post as it stands beside the entries of the guide. @param asked in the order of the query */
export function candidateOf(post: PostWords, path: string, match: Matcher, asked: WeighedWord[]): Candidate {
  const text = `${post.summary} ${post.text}`.trim().normalize("NFC");
  const { title } = post;
  const words = wordsIn(text);
  return { kind: "blog", path, title, context: null, text, words, ...scorePost(post, words, match, asked) };
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
