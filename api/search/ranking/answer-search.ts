import { searchKinds, type SearchKind } from "#api/search/search-kinds.ts";
import type { SearchAnswer, SearchQuery, SearchResult } from "#api/search/search.ts";
import type { Language } from "#i18n/languages.ts";
import { isNegated } from "./query-terms.ts";
import type { Candidate } from "./candidate.ts";
import { directAnswer, isOwn } from "./direct-answer.ts";
import { makeSnippet, markHits, snippetLengths, type MarkedText } from "./mark-hits.ts";
import { scorePost, type CutPost, type WeighedWord } from "./score-post.ts";
import { wordsIn } from "./text-words.ts";
import type { Matcher } from "./word-match.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

/** How many hits of each kind are counted: as many as can be shown. */
const mostCounted = 50;

/** The weight of a post beside the guide: it tells of much, and is about one thing. */
const postWeight = 0.85;

/** The least share of the query's words that a result needs, and of the best result's score; the last if no result has that share. */
const leastCoverage = 0.5;
const leastScore = 0.15;
const leastPartialScore = 0.6;

/** The best of what was found, the best first, and how many there are of each kind. */
export function answerSearch(
  { q, kind, limit }: Pick<SearchQuery, "q" | "kind" | "limit">,
  candidates: Candidate[],
  match: Matcher,
  language: Language,
): Omit<SearchAnswer, "nearest" | "names"> {
  const ranked = candidates.filter(({ share }) => share > 0).toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const good = ranked.filter(({ score }) => score >= best * leastScore);
  const isPartial = good.length > 0 && good.every(({ coverage }) => coverage < leastCoverage);
  const having = good.filter(({ coverage, share }) => Math.max(coverage, share) >= leastCoverage);
  // The score falls with each word that is missing, so the one that leaves most out comes last.
  const found = having.length > 0 ? having : good.filter(({ score }) => score >= best * leastPartialScore);
  const all = onceEach(found, pageOf);
  const ofKind = (one: SearchKind) =>
    onceEach(
      found.filter((entry) => entry.kind === one),
      one === "guide" ? pageOf : ({ path }) => path,
    );
  const shown = kind === undefined ? all : ofKind(kind);
  const counts = searchKinds.map((one) => [one, Math.min(mostCounted, ofKind(one).length)] as const);
  return {
    query: q,
    results: shown.slice(0, limit).map((one, index) => {
      const length = index === 0 ? snippetLengths.first : snippetLengths.others;
      return resultOf(one, sectionOf(one, found), (told) => snippetOf(told, match, length), match);
    }),
    direct: isNegated(q, language) ? null : directAnswer(ranked),
    total: Math.min(mostCounted, all.length),
    counts: fromEntriesOf(counts),
    isPartial,
  };
}

/** A page is one answer, with the section that fits best. */
const pageOf = ({ path }: Candidate) => path.split("#")[0];

function onceEach(found: Candidate[], keyOf: (one: Candidate) => string | undefined): Candidate[] {
  const seen = new Set<string | undefined>();
  return found.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

/** A post as it stands beside the entries of the guide. @param asked in the order of the query */
export function candidateOf(post: CutPost, match: Matcher, asked: WeighedWord[]): Candidate {
  const { path, title, text, words } = post;
  const scored = scorePost(post, match, asked);
  return {
    kind: "blog",
    path,
    title,
    context: null,
    text,
    words: words.text,
    ...scored,
    score: scored.score * postWeight,
  };
}

/** The best section of a page that is found by more than its name. */
function sectionOf({ path, kind }: Candidate, found: Candidate[]): Candidate | undefined {
  if (kind !== "guide" || path.includes("#")) return undefined;
  return found.find((one) => one.path.startsWith(`${path}#`) && one.kind === "guide" && isOwn(one));
}

function resultOf(
  page: Candidate,
  section: Candidate | undefined,
  snippetFrom: (told: Candidate) => MarkedText,
  match: Matcher,
): SearchResult {
  const { kind, path, title, context } = page;
  const snippets = [page, ...(section ? [section] : [])].map(snippetFrom);
  return {
    kind,
    path,
    title: markHits(title, match),
    context,
    // The section's where that has more of what was asked for.
    snippet: snippets.reduce((best, one) => (one.length > best.length ? one : best)),
    section: section ? { path: section.path, title: section.title } : null,
  };
}

function snippetOf({ text, answer, age, words }: Candidate, match: Matcher, length: number): MarkedText {
  const shown = text === "" ? [answer, age].filter((one) => one !== undefined).join(" – ") : text;
  return makeSnippet(shown, words ?? wordsIn(shown), match, length);
}
