import {
  blocksOf,
  type BlockMedia,
  type PictureLabels,
  type TextBlock,
} from "#app/admin/post-form/conflict/compare-blocks.ts";
import { changedRuns, diffLists, type Change } from "#app/ui/diff/diff-lists.ts";
import { diffWords, type DiffPart } from "#app/ui/diff/diff-words.ts";

/** The least share of common letters with which two blocks are told as one that was changed. */
const leastShare = 0.3;

/** The changed blocks of a content, each as its words. */
export function diffContents(before: string, after: string, labels: PictureLabels): DiffPart[][] {
  const items = diffLists(blocksOf(before, labels), blocksOf(after, labels), ({ key }) => key);
  return changedRuns(items).flatMap(({ removed, added }) =>
    Array.from({ length: Math.max(removed.length, added.length) }, (_, n) =>
      diffBlock(removed[n], added[n], labels),
    ).flat(),
  );
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
