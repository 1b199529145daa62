import type { RevisionAnswer } from "#api/admin/revisions.ts";
import type { PictureLabels } from "#app/admin/post-form/conflict/compare-blocks.ts";
import { revisedNames, type RevisedName } from "#app/admin/post-form/store/post-fields.ts";
import { diffWords, type DiffPart } from "#app/ui/diff/diff-words.ts";
import { diffContents } from "./diff-contents.ts";

export type ComparedText = Pick<RevisionAnswer, RevisedName>;

/** The changed lines of each changed field. The cover has one text: its description, or that it only decorates. */
export function diffTexts(
  before: ComparedText,
  after: ComparedText,
  labels: PictureLabels,
): { name: RevisedName; blocks: DiffPart[][] }[] {
  const lineOf = (text: ComparedText, name: RevisedName) =>
    name === "coverAlt" && text.coverRole !== "" ? labels.decorative : text[name].trim();
  const diffs = revisedNames.map((name) => {
    if (name === "content") return { name, blocks: diffContents(before.content, after.content, labels) };
    const [was, is] = [lineOf(before, name), lineOf(after, name)];
    return { name, blocks: was === is || name === "coverRole" ? [] : [diffWords(was, is)] };
  });
  return diffs.filter(({ blocks }) => blocks.length > 0);
}
