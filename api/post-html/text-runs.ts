import { escapeAttribute, escapeText } from "./escape-html.ts";

/** In TipTap's nesting order (the priority of its extensions); links are outside. */
export const formats = ["strong", "em", "s", "u"] as const;
export type Format = (typeof formats)[number];

/** An opening tag, such as `<strong>` or `<a href="/hu/blog">`. */
export type Mark = string;

/** `marks` in the order of `marksInOrder`. A line break is a run with the text "\n". */
export interface TextRun {
  text: string;
  marks: readonly Mark[];
}

export const lineBreak = "\n";

/** From the outermost to the innermost. */
export function marksInOrder(href: string | null, hasFormat: (format: Format) => boolean): Mark[] {
  const link = href === null ? [] : [`<a href="${escapeAttribute(href)}">`];
  return [...link, ...formats.filter(hasFormat).map((format) => `<${format}>`)];
}

/** Control characters, and the zero-width ones that Quill puts at the cursor. */
const invisible = /[^\P{Cc}\t\n\f\r]|[\u200b\ufeff]/gu;

export const withoutInvisible = (text: string) => text.replace(invisible, "");

export const singleLine = (text: string) => withoutInvisible(text).replace(/\s+/g, " ").trim();

export const plainTextOf = (runs: readonly TextRun[]) => singleLine(runs.map(({ text }) => text).join(""));

/** Collapses spaces as a browser does. A single no-break space stays ("10 km"), several become a plain space. */
export function normalizeRuns(runs: readonly TextRun[]): TextRun[] {
  const normal: TextRun[] = [];
  for (const { text, marks } of runs) {
    if (text === lineBreak) {
      dropLastSpace(normal);
      if (normal.length > 0) normal.push({ text, marks });
      continue;
    }
    const collapsed = text.replace(/[ \t\n\f\r\u2028\u2029\u00a0]{2,}|[\t\n\f\r\u2028\u2029]/g, " ");
    const rest = isSpace(collapsed[0]) && absorbsSpace(normal.at(-1)) ? collapsed.slice(1) : collapsed;
    if (rest !== "") normal.push({ text: rest, marks });
  }
  dropLastSpace(normal);
  while (normal.at(-1)?.text === lineBreak) normal.pop();
  return withPlainSpaces(normal);
}

const isSpace = (character: string | undefined) => character === " " || character === "\u00a0";

/** Whether a space after this run must be dropped. A no-break space at its end becomes a plain one. */
function absorbsSpace(last: TextRun | undefined): boolean {
  if (!last || last.text === lineBreak) return true;
  if (last.text.endsWith("\u00a0")) last.text = `${last.text.slice(0, -1)} `;
  return last.text.endsWith(" ");
}

function dropLastSpace(runs: TextRun[]): void {
  const last = runs.at(-1);
  if (!last || !isSpace(last.text.at(-1))) return;
  last.text = last.text.slice(0, -1);
  if (last.text === "") runs.pop();
}

/** Quill 2 writes each space as a no-break space: such a block has no plain space, but no-break ones between words. */
function withPlainSpaces(runs: TextRun[]): TextRun[] {
  const text = runs.map((run) => run.text).join("");
  if (text.includes(" ") || !/[^\d\u00a0]\u00a0[^\d\u00a0]/.test(text)) return runs;
  return runs.map((run) => ({ ...run, text: run.text.replaceAll("\u00a0", " ") }));
}

/** Neighbouring runs share their common outer marks. */
export function runsToHtml(runs: readonly TextRun[]): string {
  let html = "";
  const open: Mark[] = [];
  const closeDownTo = (depth: number) => {
    while (open.length > depth) html += closingTag(open.pop() ?? "");
  };
  for (const { text, marks } of runs) {
    let shared = 0;
    while (shared < open.length && open[shared] === marks[shared]) shared += 1;
    closeDownTo(shared);
    for (const mark of marks.slice(shared)) {
      html += mark;
      open.push(mark);
    }
    html += text === lineBreak ? "<br>" : escapeText(text);
  }
  closeDownTo(0);
  return html;
}

const closingTag = (mark: Mark) => (mark.startsWith("<a ") ? "</a>" : `</${mark.slice(1)}`);
