import {
  blocksOf,
  type PictureLabels,
  type TextBlock,
} from "#app/admin/post-form/conflict/compare-blocks.ts";
import { diffLists, type Change, type DiffItem } from "./diff-lists.ts";

export interface DiffPart {
  text: string;
  change: Change;
  /** Of a picture that came or went: its words may be those of another. */
  src?: string;
}

/** The least share of common letters with which two blocks are told as one that was changed. */
const leastShare = 0.3;

/** How a line of text was changed, word by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  // With the space behind it: spaces alone would count as kept between words that were all changed. The end of a sentence
  // is apart, so that what is added before it does not change the word that stood there.
  const words = (text: string) => text.match(/\s*(?:[.!?…]+(?=\s|$)|\S+?(?=[.!?…]*(?:\s|$)))\s*/g) ?? [];
  const parts: DiffPart[] = [];
  for (const { item, change } of diffLists(words(before), words(after), (word) => word.trim())) {
    const last = parts.at(-1);
    if (last?.change === change) last.text += item;
    else parts.push({ text: item, change });
  }
  return parts;
}

/** The changed blocks of a content, each as its words. */
export function diffContents(before: string, after: string, labels: PictureLabels): DiffPart[][] {
  const items = diffLists(blocksOf(before, labels), blocksOf(after, labels), ({ key }) => key);
  const blocks: DiffPart[][] = [];
  for (let i = 0; i < items.length; i += 1) {
    const run = runFrom(items, i);
    const removed = run.filter(({ change }) => change === "removed");
    const added = run.filter(({ change }) => change === "added");
    for (let n = 0; n < Math.max(removed.length, added.length); n += 1) {
      blocks.push(...diffBlock(removed[n]?.item, added[n]?.item));
    }
    i += run.length;
  }
  return blocks;
}

/** What was changed without a break, from an item on. */
function runFrom<T>(items: DiffItem<T>[], from: number): DiffItem<T>[] {
  const end = items.findIndex(({ change }, index) => index >= from && change === "same");
  return items.slice(from, end === -1 ? items.length : end);
}

function diffBlock(removed: TextBlock | undefined, added: TextBlock | undefined): DiffPart[][] {
  const parts = diffWords(removed?.text ?? "", added?.text ?? "");
  const common = parts.filter(({ change }) => change === "same").map(({ text }) => text.trim());
  const share = common.join("").length / Math.max(removed?.text.length ?? 0, added?.text.length ?? 0);
  const isSameText = removed?.text === added?.text;
  // What is said of it was changed, or its size, which nobody reads.
  if (removed?.src !== undefined && removed.src === added?.src) return isSameText ? [] : [parts];
  const hasPicture = removed?.src !== undefined || added?.src !== undefined;
  if (share >= leastShare && !isSameText && !hasPicture) return [parts];
  return [...wholeBlock(removed, "removed"), ...wholeBlock(added, "added")];
}

function wholeBlock(block: TextBlock | undefined, change: Change): DiffPart[][] {
  if (!block) return [];
  const { text, src } = block;
  return [[{ text, change, ...(src !== undefined && { src }) }]];
}
