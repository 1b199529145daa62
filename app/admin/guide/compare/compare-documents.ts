import type { Printing } from "#api/guide/admin-documents.ts";
import type { Block, Picture } from "#api/documents/block-tree.ts";
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

/** The note for a save: one that stands as it was stored is not told once more. */
export function changedNote(typed: string, stored: string): { note?: string } {
  return typed.trim() === stored ? {} : { note: typed };
}

type Run = ChangedRun<Block>;

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
  let { content } = mine;
  // From the end on, so that what was taken moves nothing that is still to come.
  for (const change of changesOf(base, mine, theirs).toReversed()) {
    if (change.isContested) isContested = true;
    else content = takeRun(content, change.run);
  }
  return { document: { ...mine, attrs, content }, isContested };
}

interface OtherChange {
  /** It replaces what stands there in mine. */
  run: Run;
  /** I have changed something else there. */
  isContested: boolean;
}

/** The changes of another text that mine does not have, in the order of reading. */
export function changesOf(base: GuideDocument, mine: GuideDocument, other: GuideDocument): OtherChange[] {
  const ours = runsBetween(base.content, mine.content);
  const theirs = runsBetween(base.content, other.content);
  return meetingRuns(ours, theirs).flatMap((group) => {
    if (group.theirs.length === 0) return [];
    const all = [...group.ours, ...group.theirs];
    const start = Math.min(...all.map(({ at }) => at));
    const end = Math.max(...all.map(endOf));
    const part = (whole: readonly Block[], runs: readonly Run[], own: readonly Run[]) => {
      const from = start + growth(runs.filter(({ at }) => at < start));
      return { from, blocks: whole.slice(from, from + end - start + growth(own)) };
    };
    const { from, blocks: removed } = part(mine.content, ours, group.ours);
    const { blocks: added } = part(other.content, theirs, group.theirs);
    if (canonical(removed) === canonical(added)) return [];
    return [{ run: { at: from, removed, added }, isContested: group.ours.length > 0 }];
  });
}

/** The changes of both, those together that are of the same blocks. */
function meetingRuns(ours: readonly Run[], theirs: readonly Run[]): Record<"ours" | "theirs", Run[]>[] {
  const groups: Record<"ours" | "theirs", Run[]>[] = [];
  const all = [
    ...ours.map((run) => ({ run, side: "ours", others: "theirs" }) as const),
    ...theirs.map((run) => ({ run, side: "theirs", others: "ours" }) as const),
  ];
  for (const { run, side, others } of all.toSorted((a, b) => a.run.at - b.run.at)) {
    const last = groups.at(-1);
    if (last?.[others].some((other) => isMeeting(run, other))) last[side].push(run);
    else groups.push({ ours: [], theirs: [], [side]: [run] });
  }
  return groups;
}

export const attributeNames = ["title", "description", "keywords", "pictureAlt", "moved"] as const;
export type AttributeName = (typeof attributeNames)[number];

/** A run that only adds conflicts even with one that it merely touches: two paragraphs in one place have no order. */
function isMeeting(one: Run, other: Run): boolean {
  const onlyAdds = one.removed.length === 0 || other.removed.length === 0;
  return onlyAdds
    ? one.at <= endOf(other) && other.at <= endOf(one)
    : one.at < endOf(other) && other.at < endOf(one);
}

const endOf = ({ at, removed }: Run) => at + removed.length;

/** By how many blocks a text is longer after some changes. */
function growth(runs: readonly Run[]): number {
  return runs.reduce((sum, { added, removed }) => sum + added.length - removed.length, 0);
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
  if (block.type === "video") return block.attrs.src;
  return nodesIn([block])
    .flatMap((node) => {
      if (node.type === "drawing") return [node.attrs.alt];
      if (node.type === "picture") return wordsOfPicture(node);
      const line = inlineIn(node);
      return line.length > 0 ? [wordsOfLine(line, textOf)] : [];
    })
    .join(" · ");
}

/** The address stands for a picture about which nothing is said, so that a difference is seen. */
function wordsOfPicture({ attrs: { src, alt, caption = "", credit = "" } }: Picture): string[] {
  const said = [alt, caption, credit].filter(Boolean);
  return said.length > 0 ? said : [src];
}

export function wordsOfLine(line: readonly Inline[], textOf: TextOfFact): string {
  return line
    .map((node) => (node.type === "fact" ? textOf(node) : node.type === "text" ? node.text : " "))
    .join("");
}
