import { isLine, lineText } from "#content/documents/line.ts";
import type { Block, Term } from "#content/guide-page.ts";

/** Blocks of a section that are laid out together. */
export type LayoutGroup =
  /** A block that takes the whole width, for example a table, or a note for which no margin has room. */
  | { kind: "wide"; block: Block }
  /** Blocks in one column; the note, if there is one, stands in the margin on screens that have a margin. */
  | { kind: "column"; blocks: Block[]; note: Note | null }
  /** Short subsections, each under its own heading, two by two. A note may fill the last place. */
  | { kind: "subsections"; subsections: Block[][]; note: Note | null };

type Note = Extract<Block, { kind: "note" }>;
type BlockKind = Block["kind"];

interface BlockLayout {
  /** The width of lines of text, of the column beside a margin, or of the page; the layout of notes depends on their length. */
  width: "text" | "column" | "page" | "by length";
  /** Whether it may follow a heading in a subsection that has another one beside it. */
  inSubsection: boolean;
}

const layouts = {
  paragraph: { width: "text", inSubsection: true },
  heading: { width: "text", inSubsection: false },
  list: { width: "text", inSubsection: true },
  checklist: { width: "text", inSubsection: true },
  steps: { width: "text", inSubsection: false },
  terms: { width: "column", inSubsection: true },
  timeline: { width: "column", inSubsection: false },
  questions: { width: "column", inSubsection: false },
  note: { width: "by length", inSubsection: false },
  table: { width: "page", inSubsection: false },
  cards: { width: "page", inSubsection: false },
  phrases: { width: "page", inSubsection: false },
  figure: { width: "page", inSubsection: false },
  media: { width: "text", inSubsection: false },
} satisfies Record<BlockKind, BlockLayout>;

/** The text beside a note must have at least this many times the note's letters, or the note would end below the text. */
const lettersBesideNote = 1.38;

/** A paragraph or an item takes the room of so many letters more: its gap, and the rest of its last line. */
const lettersOfLineEnd = 30;

/** Puts the blocks of a section into groups, in their order. `facts` stand in the margin beside the first group. */
export function layoutGroups(blocks: Block[], facts: Term[] = []): LayoutGroup[] {
  const groups: LayoutGroup[] = [];
  let column: Block[] = [];
  const endColumn = (note: Note | null = null) => {
    if (column.length > 0) groups.push({ kind: "column", blocks: column, note });
    column = [];
  };
  let at = 0;
  while (at < blocks.length) {
    const block = blocks[at];
    if (block === undefined) break;
    const subsections = facts.length === 0 ? subsectionsFrom(blocks, at) : [];
    if (subsections.length > 1) {
      endColumn();
      at += subsections.flat().length;
      const next = blocks[at];
      const note = leavesRoom(subsections) && next !== undefined && isNote(next) ? next : null;
      if (note) at += 1;
      groups.push({ kind: "subsections", subsections, note });
      continue;
    }
    const margin = [block, groups.length === 0 ? facts : []];
    if (isNote(block) && lettersOf(column) >= lettersBesideNote * lettersOf(margin)) {
      endColumn(block);
    } else if (isNote(block) || widthOf(block) === "page") {
      endColumn();
      groups.push({ kind: "wide", block });
    } else {
      column.push(block);
    }
    at += 1;
  }
  endColumn();
  return groups;
}

/** Whether nothing in a section stands beside its text or is wider than lines of text are. */
export function isNarrow(groups: LayoutGroup[]): boolean {
  return groups.every(
    (group) =>
      group.kind === "column" &&
      group.note === null &&
      group.blocks.every((block) => widthOf(block) === "text"),
  );
}

/** The last of an odd number of subsections leaves the place beside it empty, unless it is a list, which takes the row. */
function leavesRoom(subsections: Block[][]): boolean {
  const last = subsections.at(-1) ?? [];
  return subsections.length % 2 === 1 && !last.some((block) => block.kind === "terms");
}

/** The subsections that follow one another from a block on, each a heading with what it stands over. */
function subsectionsFrom(blocks: Block[], start: number): Block[][] {
  const subsections: Block[][] = [];
  let at = start;
  for (;;) {
    const heading = blocks[at];
    if (heading === undefined || heading.kind !== "heading") return subsections;
    const end = blocks.findIndex((block, index) => index > at && !layouts[block.kind].inSubsection);
    const subsection = blocks.slice(at, end === -1 ? blocks.length : end);
    const follower = end === -1 ? undefined : blocks[end];
    const isComplete = follower === undefined || ["heading", "note"].includes(follower.kind);
    if (subsection.length === 1 || !isComplete) return subsections;
    subsections.push(subsection);
    at += subsection.length;
  }
}

function widthOf(block: Block): BlockLayout["width"] {
  return layouts[block.kind].width;
}

function isNote(block: Block): block is Note {
  return block.kind === "note";
}

/** Properties of a block that are not shown. */
const hiddenProperties = new Set(["kind", "tone", "shape", "id", "date"]);

/** How many letters a reader sees of a block, or of anything in it. */
function lettersOf(content: unknown): number {
  if (isLine(content)) return lineText(content).length + lettersOfLineEnd;
  if (typeof content !== "object" || content === null) return 0;
  return Object.entries(content)
    .map(([name, inner]) => (hiddenProperties.has(name) ? 0 : lettersOf(inner)))
    .reduce((sum, letters) => sum + letters, 0);
}
