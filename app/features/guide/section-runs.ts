import type { Block, Term } from "#content/guide-page.ts";

/** What stands together in a section, and how wide. */
export type Run =
  /** Something that takes the whole width, for example a table. */
  | { kind: "wide"; block: Block }
  /** Words in one column; the note, if there is one, stands in the margin where there is a margin. */
  | { kind: "words"; blocks: Block[]; note: Note | null }
  /** Short parts, each under its own heading, that may stand side by side. A note may fill the last place. */
  | { kind: "parts"; parts: Block[][]; note: Note | null };

type Note = Extract<Block, { kind: "note" }>;

/** A margin note needs so many times its own letters beside it, or it would hang over the end of the words. */
const enoughBeside = 1.5;

const wideKinds = new Set(["table", "cards", "figure", "phrases"]);
const partKinds = new Set(["text", "list", "checklist", "terms"]);

/** Lays out the blocks of a section, in their order. `facts` stand in the margin beside the first words. */
export function sectionRuns(blocks: Block[], facts: Term[] = []): Run[] {
  const runs: Run[] = [];
  let words: Block[] = [];
  const endWords = () => {
    if (words.length > 0) runs.push(wordsRun(words, runs.length === 0 ? facts : []));
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
      const note = parts.length % 2 === 1 && next !== undefined && isNote(next) ? next : null;
      if (note) at += 1;
      runs.push({ kind: "parts", parts, note });
      continue;
    }
    if (wideKinds.has(kindOf(block))) {
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

function wordsRun(blocks: Block[], facts: Term[]): Run {
  const last = blocks.at(-1);
  const rest = blocks.slice(0, -1);
  if (last !== undefined && isNote(last) && lettersOf(rest) >= enoughBeside * lettersOf([last, ...facts])) {
    return { kind: "words", blocks: rest, note: last };
  }
  return { kind: "words", blocks, note: null };
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
  if (typeof words === "string") return words.length;
  if (typeof words !== "object" || words === null) return 0;
  return Object.values(words).reduce((sum: number, part) => sum + lettersOf(part), 0);
}
