import { wordsIn, type TextWord } from "./text-words.ts";
import type { Matcher } from "./word-match.ts";

/** Pieces of a text: every second one, from the second on, is a hit. */
export type MarkedText = string[];

/** Characters of a snippet; the first result's is long enough for most answers. */
export const snippetLengths = { first: 320, others: 170 };

interface Hit {
  start: number;
  end: number;
  /** Number of the query term. */
  asked: number;
}

/** A text with the query terms in it marked. */
export function markHits(text: string, match: Matcher): MarkedText {
  return piecesOf(text, findHits(wordsIn(text), match), 0, text.length);
}

/**
 * The part of a text that has the most of the query terms, with these marked; its beginning when it has none.
 *
 * @param words of the text
 * @param length at most, in characters
 */
export function makeSnippet(text: string, words: TextWord[], match: Matcher, length: number): MarkedText {
  const hits = findHits(words, match);
  if (text.length <= length) return piecesOf(text, hits, 0, text.length);
  // A longer one begins where a short one would, and only ends later.
  const { others } = snippetLengths;
  const start = beginningOfWord(text, bestStart(hits, others * 0.8) - others * 0.2);
  const end = endOfWord(text, start + length);
  const pieces = piecesOf(text, hits, start, end);
  if (start > 0) pieces[0] = `… ${pieces[0]?.trimStart() ?? ""}`;
  if (end < text.length) {
    if (pieces.length % 2 === 0) pieces.push(" …");
    else pieces.push(`${pieces.pop()?.trimEnd() ?? ""} …`);
  }
  return pieces;
}

function findHits(words: TextWord[], match: Matcher): Hit[] {
  const hits: Hit[] = [];
  for (const { plain, start, end } of words) {
    const levels = match(plain);
    if (levels) hits.push({ start, end, asked: levels.findIndex((level) => level > 0) });
  }
  return hits;
}

/** Where the first of the parts begins that have the most different hits, in one pass: a word may be hit a thousand times. */
function bestStart(hits: Hit[], length: number): number {
  const within = new Map<number, number>();
  let best = { start: 0, words: 0 };
  let next = 0;
  for (const [index, { start, asked }] of hits.entries()) {
    next = Math.max(next, index);
    for (let hit = hits[next]; hit && hit.end <= start + length; hit = hits[next]) {
      within.set(hit.asked, (within.get(hit.asked) ?? 0) + 1);
      next += 1;
    }
    if (within.size > best.words) best = { start, words: within.size };
    const left = (within.get(asked) ?? 1) - 1;
    if (left === 0) within.delete(asked);
    else within.set(asked, left);
  }
  return best.start;
}

function piecesOf(text: string, hits: Hit[], from: number, to: number): MarkedText {
  const pieces: MarkedText = [];
  let at = from;
  for (const { start, end } of hits) {
    if (start < from || end > to) continue;
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  if (at < to || pieces.length === 0) pieces.push(text.slice(at, to));
  return pieces;
}

function beginningOfWord(text: string, wanted: number): number {
  if (wanted <= 0) return 0;
  const space = text.indexOf(" ", Math.floor(wanted));
  return space === -1 ? 0 : space + 1;
}

function endOfWord(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  return Math.max(text.lastIndexOf(" ", Math.floor(wanted)), Math.floor(wanted) - 40);
}
