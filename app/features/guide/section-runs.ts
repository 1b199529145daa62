import type { Block, Term } from "#content/guide-page.ts";

/** What stands together in a section, and how wide. */
export type Run =
  /** Something that takes the whole width, for example a table, or a note for which no margin has room. */
  | { kind: "wide"; block: Block }
  /** Words in one column; the note, if there is one, stands in the margin where there is a margin. */
  | { kind: "words"; blocks: Block[]; note: Note | null }
  /** Short parts, each under its own heading, that may stand side by side. A note may fill the last place. */
  | { kind: "parts"; parts: Block[][]; note: Note | null };

type Note = Extract<Block, { kind: "note" }>;

/** A margin note needs so many times its own letters beside it, or it would hang over the end of the words. */
const enoughBeside = 1.5;

/** What begins a line of its own takes the room of so many letters more: its gap, and the rest of its last line. */
const lettersOfEnd = 30;

const wideKinds = new Set(["table", "cards", "figure", "phrases"]);
const partKinds = new Set(["text", "list", "checklist", "terms"]);

/** What of a block nobody reads. */
const wordless = new Set(["kind", "tone", "shape", "id", "date"]);

/** Lays out the blocks of a section, in their order. `facts` stand in the margin beside the first words. */
export function sectionRuns(blocks: Block[], facts: Term[] = []): Run[] {
  const runs: Run[] = [];
  let words: Block[] = [];
  const endWords = (note: Note | null = null) => {
    if (words.length > 0) runs.push({ kind: "words", blocks: words, note });
    words = [];
  };
  let at = 0;
  while (at < blocks.length) {
    const block = blocks[at];
    if (block === undefined) break;
    const parts = facts.length === 0 ? partsFrom(blocks, at) : [];
    if (parts.length > 1) {
      endWords();
      at += parts.flat().length;
      const next = blocks[at];
      const note = leavesRoom(parts) && next !== undefined && isNote(next) ? next : null;
      if (note) at += 1;
      runs.push({ kind: "parts", parts, note });
      continue;
    }
    const margin = [block, runs.length === 0 ? facts : []];
    if (isNote(block) && lettersOf(words) >= enoughBeside * lettersOf(margin)) {
      endWords(block);
    } else if (isNote(block) || wideKinds.has(kindOf(block))) {
      endWords();
      runs.push({ kind: "wide", block });
    } else {
      words.push(block);
    }
    at += 1;
  }
  endWords();
  return runs;
}

/** Whether nothing in a section stands beside its words or is wider than they are. */
export function isNarrow(runs: Run[]): boolean {
  return runs.every(
    (run) =>
      run.kind === "words" &&
      run.note === null &&
      !run.blocks.some((block) => ["terms", "timeline"].includes(kindOf(block))),
  );
}

/** The last of an odd number of parts leaves the place beside it empty, unless it is a list, which takes the row. */
function leavesRoom(parts: Block[][]): boolean {
  const last = parts.at(-1) ?? [];
  return parts.length % 2 === 1 && !last.some((block) => kindOf(block) === "terms");
}

/** The parts that follow one another from a block on, each a heading with its words. */
function partsFrom(blocks: Block[], start: number): Block[][] {
  const parts: Block[][] = [];
  let at = start;
  for (;;) {
    const heading = blocks[at];
    if (heading === undefined || kindOf(heading) !== "heading") return parts;
    const end = blocks.findIndex((block, index) => index > at && !partKinds.has(kindOf(block)));
    const part = blocks.slice(at, end === -1 ? blocks.length : end);
    const follower = end === -1 ? undefined : blocks[end];
    const isWhole = follower === undefined || ["heading", "note"].includes(kindOf(follower));
    if (part.length === 1 || !isWhole) return parts;
    parts.push(part);
    at += part.length;
  }
}

function kindOf(block: Block): string {
  return typeof block === "string" ? "text" : block.kind;
}

function isNote(block: Block): block is Note {
  return kindOf(block) === "note";
}

function lettersOf(words: unknown): number {
  if (typeof words === "string") return words.length + lettersOfEnd;
  if (typeof words !== "object" || words === null) return 0;
  const parts = Object.entries(words).map(([name, part]) => (wordless.has(name) ? 0 : lettersOf(part)));
  return parts.reduce((sum, letters) => sum + letters, 0);
}
