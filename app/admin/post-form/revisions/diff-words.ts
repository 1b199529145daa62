import {
  blocksOf,
  type BlockMedia,
  type PictureLabels,
  type TextBlock,
} from "#app/admin/post-form/conflict/compare-blocks.ts";
import { diffLists, type Change, type DiffItem } from "./diff-lists.ts";

export interface DiffPart {
  text: string;
  change: Change;
  /** Of the picture that this is said of: its words may be those of another. */
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
      blocks.push(...diffBlock(removed[n]?.item, added[n]?.item, labels));
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

function diffBlock(
  removed: TextBlock | undefined,
  added: TextBlock | undefined,
  labels: PictureLabels,
): DiffPart[][] {
  if (removed?.media && added?.media && removed.media.src === added.media.src) {
    return diffMedia(removed.media, added.media, labels);
  }
  const parts = diffWords(removed?.text ?? "", added?.text ?? "");
  const common = parts.filter(({ change }) => change === "same").map(({ text }) => text.trim());
  const share = common.join("").length / Math.max(removed?.text.length ?? 0, added?.text.length ?? 0);
  const hasMedia = removed?.media !== undefined || added?.media !== undefined;
  if (share >= leastShare && removed?.text !== added?.text && !hasMedia) return [parts];
  return [...wholeBlock(removed, "removed"), ...wholeBlock(added, "added")];
}

/** The same picture or video: which one, and how what is said of it was changed. Its size, which nobody reads, may be all. */
function diffMedia(before: BlockMedia, after: BlockMedia, { picture }: PictureLabels): DiffPart[][] {
  if (before.words === after.words) return [];
  const which: DiffPart = { text: `${picture}: `, change: "same", ...pictureOf(after) };
  return [[which, ...diffWords(before.words, after.words)]];
}

function wholeBlock(block: TextBlock | undefined, change: Change): DiffPart[][] {
  if (!block) return [];
  const { text, media } = block;
  return [[{ text, change, ...pictureOf(media) }]];
}

function pictureOf(media: BlockMedia | undefined): Pick<DiffPart, "src"> {
  return media?.isPicture ? { src: media.src } : {};
}
