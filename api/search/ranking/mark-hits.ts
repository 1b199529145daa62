import { wordsIn } from "./text-words.ts";
import type { Matcher } from "./word-match.ts";

/** Pieces of a text: every second one, from the second on, is a hit. */
export type MarkedText = string[];

/** Characters of a snippet. */
const snippetLength = 170;

interface Hit {
  start: number;
  end: number;
  /** Number of the asked word. */
  asked: number;
}

/** A text with the asked words in it marked. */
export function markHits(text: string, match: Matcher): MarkedText {
  return piecesOf(text, findHits(text, match), 0, text.length);
}

/** The part of a text that has the most of the asked words, with these marked; its beginning when it has none. */
export function makeSnippet(text: string, match: Matcher): MarkedText {
  const hits = findHits(text, match);
  if (text.length <= snippetLength) return piecesOf(text, hits, 0, text.length);
  let best = { start: 0, words: 0 };
  for (const { start } of hits) {
    const within = hits.filter((hit) => hit.start >= start && hit.end <= start + snippetLength * 0.8);
    const words = new Set(within.map((hit) => hit.asked)).size;
    if (words > best.words) best = { start, words };
  }
  const start = beginningOfWord(text, best.start - snippetLength * 0.2);
  const end = endOfWord(text, start + snippetLength);
  const pieces = piecesOf(text, hits, start, end);
  if (start > 0) pieces[0] = `… ${pieces[0]?.trimStart() ?? ""}`;
  if (end < text.length) {
    if (pieces.length % 2 === 0) pieces.push(" …");
    else pieces.push(`${pieces.pop()?.trimEnd() ?? ""} …`);
  }
  return pieces;
}

function findHits(text: string, match: Matcher): Hit[] {
  return wordsIn(text).flatMap(({ plain, start, end }) => {
    const asked = match(plain).findIndex((level) => level > 0);
    return asked === -1 ? [] : [{ start, end, asked }];
  });
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
