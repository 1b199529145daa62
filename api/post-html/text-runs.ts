import { formats, type Format } from "#api/documents/allowed-formats.ts";
import type { Inline, Mark, Run } from "#api/documents/inline.ts";
import { factHref, isSameMark } from "#api/documents/marks.ts";

/** From the outermost to the innermost. */
export function marksInOrder(href: string | null, hasFormat: (format: Format) => boolean): Mark[] {
  const link: Mark[] = href === null ? [] : [{ type: "link", attrs: { href } }];
  return [...link, ...formats.filter(hasFormat).map((type) => ({ type }))];
}

export function textRun(text: string, marks: readonly Mark[] = []): Run {
  return { type: "text", text, ...withMarks(marks) };
}

export function lineBreak(marks: readonly Mark[] = []): Run {
  return { type: "hardBreak", ...withMarks(marks) };
}

const withMarks = (marks: readonly Mark[]) => marks.length > 0 && { marks: [...marks] };

/** Control characters, and the zero-width ones that Quill puts at the cursor. */
const invisible = /[^\P{Cc}\t\n\f\r]|[\u200b\ufeff]/gu;

export const withoutInvisible = (text: string) => text.replace(invisible, "");

export const singleLine = (text: string) => withoutInvisible(text).replace(/\s+/g, " ").trim();

export const plainTextOf = (runs: readonly Run[]) =>
  singleLine(runs.map((run) => (run.type === "text" ? run.text : "\n")).join(""));

/** Collapses spaces as a browser does. A single no-break space stays ("10 km"), several become a plain space. */
export function normalizeRuns(runs: readonly Run[]): Run[] {
  const normal: Run[] = [];
  for (const run of runs) {
    const last = normal.at(-1);
    if (run.type === "hardBreak") {
      dropLastSpace(normal);
      if (normal.length > 0) normal.push(run);
      continue;
    }
    const collapsed = run.text.replace(/[ \t\n\f\r\u2028\u2029\u00a0]{2,}|[\t\n\f\r\u2028\u2029]/g, " ");
    const text = isSpace(collapsed[0]) && absorbsSpace(last) ? collapsed.slice(1) : collapsed;
    if (text === "") continue;
    if (last?.type === "text" && hasSameMarks(last, run)) last.text += text;
    else normal.push({ ...run, text });
  }
  dropLastSpace(normal);
  while (normal.at(-1)?.type === "hardBreak") normal.pop();
  return withPlainSpaces(normal);
}

function hasSameMarks({ marks = [] }: Run, { marks: others = [] }: Run): boolean {
  return marks.length === others.length && marks.every((mark, index) => isSameMark(mark, others[index]));
}

const isSpace = (character: string | undefined) => character === " " || character === "\u00a0";

/** Whether a space after this run must be dropped. A no-break space at its end becomes a plain one. */
function absorbsSpace(last: Run | undefined): boolean {
  if (last?.type !== "text") return true;
  if (last.text.endsWith("\u00a0")) last.text = `${last.text.slice(0, -1)} `;
  return last.text.endsWith(" ");
}

function dropLastSpace(runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.type !== "text" || !isSpace(last.text.at(-1))) return;
  last.text = last.text.slice(0, -1);
  if (last.text === "") runs.pop();
}

/** Quill 2 writes each space as a no-break space: such a block has no plain space, but no-break ones between words. */
function withPlainSpaces(runs: Run[]): Run[] {
  const text = runs.map((run) => (run.type === "text" ? run.text : "\n")).join("");
  if (text.includes(" ") || !/[^\d\u00a0]\u00a0[^\d\u00a0]/.test(text)) return runs;
  return runs.map((run) =>
    run.type === "text" ? { ...run, text: run.text.replaceAll("\u00a0", " ") } : run,
  );
}

/** The addresses that `factHref` makes. */
const factAddress = /^\/fact\/([\w.-]+)$/;

/** Links to facts become facts. */
export function foldFacts(runs: readonly Run[]): Inline[] {
  const line: Inline[] = [];
  for (const run of runs) {
    const [link, ...marks] = run.marks ?? [];
    const [, fact] = (link?.type === "link" && factAddress.exec(link.attrs.href)) || [];
    const last = line.at(-1);
    const words = run.type === "text" ? textRun(run.text, marks) : lineBreak(marks);
    if (fact === undefined) line.push(run);
    else if (last?.type === "fact" && last.attrs.fact === fact) last.content?.push(words);
    else line.push({ type: "fact", attrs: { fact, as: "text", args: [] }, content: [words] });
  }
  return line;
}

export function unfoldFacts(line: readonly Inline[]): Run[] {
  return line.flatMap((node) => {
    if (node.type !== "fact") return [node];
    const link: Mark = { type: "link", attrs: { href: factHref(node.attrs.fact) } };
    return (node.content ?? []).map((run) => ({ ...run, marks: [link, ...(run.marks ?? [])] }));
  });
}
