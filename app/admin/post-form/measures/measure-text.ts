import type { Block } from "#api/documents/block-tree.ts";
import { plainText } from "#api/documents/plain-text.ts";

const wordsPerMinute = 200;

/** Characters that search engines show of a title and of a description, about. */
export const shownLengths = { title: 60, summary: 160 };

/** With a letter or a digit; what a hyphen, an apostrophe, a dot or a comma joins is one word. */
const word = /[\p{L}\p{N}]\p{M}*(?:[-'’.,\u2011]?[\p{L}\p{N}]\p{M}*)*/gu;

/** @returns words, and minutes to read them: whole ones, at least one for a text that has words */
export function measureText(blocks: readonly Block[]): { words: number; minutes: number } {
  const words = plainText(blocks).match(word)?.length ?? 0;
  return { words, minutes: words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute)) };
}

/** Characters as one counts them, with blanks. */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

/** Cut at the end of a word, with an ellipsis, where it is longer than about `limit` characters. */
export function cutText(text: string, limit: number): string {
  const characters = Array.from(text.trim());
  if (characters.length <= limit) return text.trim();
  const start = characters.slice(0, limit + 1).join("");
  const end = start.lastIndexOf(" ");
  return `${end > 0 ? start.slice(0, end) : characters.slice(0, limit).join("")}…`;
}
