import type { Mark } from "#api/documents/inline.ts";
import { isSameMark } from "#api/documents/marks.ts";

interface TextRun {
  type: "text";
  text: string;
  /** The outermost first. */
  marks?: Mark[];
}

/** Words that say a dated fact, and how old it is; without words a sign behind a link whose words say it. */
export interface FactRun extends Omit<TextRun, "type"> {
  type: "fact";
  attrs: {
    id: string;
    asOf: string;
    /** Whether screen readers skip the month, because a mark before it has said one. */
    isQuiet?: true;
  };
}

export type PrintedRun = TextRun | FactRun;

/** A line of a document with its facts printed: the runs of its tree, or a text alone where nothing is marked. */
export type Line = string | readonly PrintedRun[];

/** Runs as a line, neighbours with the same marks in one. */
export function lineOf(runs: readonly PrintedRun[]): Line {
  const joined: PrintedRun[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (run.type === "text" && before?.type === "text" && hasSameMarks(before, run))
      joined[joined.length - 1] = { ...before, text: before.text + run.text };
    else if (run.type === "fact" || run.text !== "") joined.push(run);
  }
  return joined.every((run) => run.type === "text" && !run.marks) ? lineText(joined) : joined;
}

export function hasSameMarks({ marks = [] }: PrintedRun, { marks: others = [] }: PrintedRun): boolean {
  return marks.length === others.length && marks.every((mark, at) => isSameMark(mark, others[at]));
}

/** A line as it is read, without its marks. */
export function lineText(line: Line): string {
  return typeof line === "string" ? line : line.map(({ text }) => text).join("");
}

export function runsOf(line: Line): readonly PrintedRun[] {
  return typeof line === "string" ? [{ type: "text", text: line }] : line;
}

/** The lines in words of any shape, in their order. */
export function linesIn(words: unknown): Line[] {
  if (isLine(words)) return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(linesIn) : [];
}

export function isLine(words: unknown): words is Line {
  if (typeof words === "string") return true;
  const [first] = Array.isArray(words) ? (words as unknown[]) : [];
  return typeof first === "object" && first !== null && "type" in first && "text" in first;
}

/** The facts that words of any shape bear a mark of, in their order. */
export function factsIn(words: unknown): FactRun[] {
  return linesIn(words)
    .flatMap(runsOf)
    .filter((run) => run.type === "fact");
}
