import type { Printing } from "#api/guide/admin-documents.ts";
import type { Block } from "#api/documents/block-tree.ts";
import type { FactNode, Inline } from "#api/documents/inline.ts";
import { inlineIn, nodesIn } from "#api/documents/walk-nodes.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { changedRuns, diffLists, type ChangedRun } from "#app/ui/diff/diff-lists.ts";

/** The same for the same contents: ProseMirror leaves out what is empty, and orders the keys in its own way. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if ((key === "content" || key === "marks") && Array.isArray(inner) && inner.length === 0)
      return undefined;
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

export type Run = ChangedRun<Block>;

/** Where two texts differ: what one has, and what the other has in its place. */
export function runsBetween(mine: readonly Block[], other: readonly Block[]): Run[] {
  return changedRuns(diffLists(mine, other, canonical));
}

/** The text with the other's blocks in one place. */
export function takeRun(mine: readonly Block[], { at, removed, added }: Run): Block[] {
  return mine.toSpliced(at, removed.length, ...added);
}

export interface Merge {
  document: GuideDocument;
  /** Both have changed the same: mine stands. */
  isContested: boolean;
}

/** Merges the changes of two people: where only one of them changed something, that change is taken. */
export function mergeDocuments(base: GuideDocument, mine: GuideDocument, theirs: GuideDocument): Merge {
  let isContested = false;
  const attrs = { ...mine.attrs };
  for (const name of attributeNames) {
    if (canonical(theirs.attrs[name]) === canonical(base.attrs[name])) continue;
    if (canonical(mine.attrs[name]) === canonical(base.attrs[name])) {
      Object.assign(attrs, { [name]: theirs.attrs[name] });
    } else isContested ||= canonical(mine.attrs[name]) !== canonical(theirs.attrs[name]);
  }
  const ours = runsBetween(base.content, mine.content);
  let { content } = mine;
  // From the end on, so that what was taken moves nothing that is still to come.
  for (const run of runsBetween(base.content, theirs.content).toReversed()) {
    const meets = ours.filter((own) => isMeeting(own, run));
    if (meets.length === 0) content = takeRun(content, { ...run, at: run.at + shiftBefore(ours, run) });
    else isContested ||= meets.length > 1 || canonical(meets[0]?.added) !== canonical(run.added);
  }
  return { document: { ...mine, attrs, content }, isContested };
}

export const attributeNames = ["title", "description", "keywords", "pictureAlt", "moved"] as const;
export type AttributeName = (typeof attributeNames)[number];

/** A run that only adds conflicts even with one that it merely touches: two paragraphs in one place have no order. */
function isMeeting(one: Run, other: Run): boolean {
  const [end, otherEnd] = [one.at + one.removed.length, other.at + other.removed.length];
  const onlyAdds = one.removed.length === 0 || other.removed.length === 0;
  return onlyAdds ? one.at <= otherEnd && other.at <= end : one.at < otherEnd && other.at < end;
}

function shiftBefore(runs: readonly Run[], { at }: Run): number {
  return runs
    .filter((run) => run.at < at)
    .reduce((sum, { added, removed }) => sum + added.length - removed.length, 0);
}

export type TextOfFact = (fact: FactNode) => string;

/** Looks up the text that the server printed for a fact; a fact that it did not print appears as its id. */
export function textOfFacts(printings: readonly Printing[]): TextOfFact {
  const keyOf = ({ fact, as, args }: Omit<Printing, "text">) => [fact, as, ...args].join(" ");
  const texts = new Map(printings.map((printing) => [keyOf(printing), printing.text]));
  return ({ attrs }) => texts.get(keyOf(attrs)) ?? attrs.fact;
}

/** The words of a block, of which each line, cell and title stands apart. */
export function wordsOf(block: Block, textOf: TextOfFact): string {
  if (block.type === "figure") return block.attrs.name;
  return nodesIn([block])
    .flatMap((node) => {
      if (node.type === "drawing") return [node.attrs.alt];
      const line = inlineIn(node);
      return line.length > 0 ? [wordsOfLine(line, textOf)] : [];
    })
    .join(" · ");
}

export function wordsOfLine(line: readonly Inline[], textOf: TextOfFact): string {
  return line
    .map((node) => (node.type === "fact" ? textOf(node) : node.type === "text" ? node.text : " "))
    .join("");
}
