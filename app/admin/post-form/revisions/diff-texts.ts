import type { RevisionAnswer } from "#api/admin/revisions.ts";
import type { PictureLabels } from "#app/admin/post-form/conflict/compare-blocks.ts";
import { wordNames, type WordName } from "#app/admin/post-form/store/post-fields.ts";
import { diffWords, type DiffPart } from "#app/ui/diff/diff-words.ts";
import { diffContents } from "./diff-contents.ts";

export type ComparedText = Pick<RevisionAnswer, WordName>;

/** The changed lines of each changed field. The cover has one text: its description, or that it only decorates. */
export function diffTexts(
  before: ComparedText,
  after: ComparedText,
  labels: PictureLabels,
): { name: WordName; blocks: DiffPart[][] }[] {
  const lineOf = (text: ComparedText, name: WordName) =>
    name === "coverAlt" && text.coverRole !== "" ? labels.decorative : text[name].trim();
  const diffs = wordNames.map((name) => {
    if (name === "content") return { name, blocks: diffContents(before.content, after.content, labels) };
    const [was, is] = [lineOf(before, name), lineOf(after, name)];
    return { name, blocks: was === is || name === "coverRole" ? [] : [diffWords(was, is)] };
  });
  return diffs.filter(({ blocks }) => blocks.length > 0);
}
