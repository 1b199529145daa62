import { escapeText } from "./escape-html.ts";

/** Opening tag of a formatting, such as `<strong>` or `<a href="/hu/blog">`. */
export type Mark = string;

/**
 * Text with one formatting. `marks` stand from the outside in, in the order in which TipTap nests them
 * (its extensions' priority): link, strong, em, s, u. A line break is the text "\n".
 */
export interface TextRun {
  text: string;
  marks: readonly Mark[];
}

export const lineBreak = "\n";

/** Control characters, and the invisible ones with which Quill holds its cursor. */
const invisible = /[^\P{Cc}\t\n\f\r]|[\u200b\ufeff]/gu;

export const withoutInvisible = (text: string) => text.replace(invisible, "");

/**
 * The runs of a block as a browser shows them: blanks collapsed, none at the ends of a line, no line
 * breaks at the ends of the block. A single no-break space stays, a run with one in it is a plain space.
 */
export function tidyRuns(runs: readonly TextRun[]): TextRun[] {
  const tidy: TextRun[] = [];
  for (const { text, marks } of runs) {
    if (text === lineBreak) {
      dropLastBlank(tidy);
      if (tidy.length > 0) tidy.push({ text, marks });
      continue;
    }
    // A single blank or no-break space is left alone here.
    const even = text.replace(/[ \t\n\f\r\u2028\u2029\u00a0]{2,}|[\t\n\f\r\u2028\u2029]/g, " ");
    const rest = isBlank(even[0]) && joinsBlank(tidy.at(-1)) ? even.slice(1) : even;
    if (rest !== "") tidy.push({ text: rest, marks });
  }
  dropLastBlank(tidy);
  while (tidy.at(-1)?.text === lineBreak) tidy.pop();
  return withPlainSpaces(tidy);
}

const isBlank = (character: string | undefined) => character === " " || character === "\u00a0";

/** Whether a blank after this run is one too many; if one is there already, both together are a plain space. */
function joinsBlank(last: TextRun | undefined): boolean {
  if (!last || last.text === lineBreak) return true;
  if (last.text.endsWith("\u00a0")) last.text = `${last.text.slice(0, -1)} `;
  return last.text.endsWith(" ");
}

/** Takes the blank from the end of the last run, and the run too if nothing is left. */
function dropLastBlank(runs: TextRun[]): void {
  const last = runs.at(-1);
  if (!last || !isBlank(last.text.at(-1))) return;
  last.text = last.text.slice(0, -1);
  if (last.text === "") runs.pop();
}

/**
 * Quill 2 writes every space as a no-break space. A block without one ordinary space, in which words
 * (not "10 km") are held together, comes from there.
 */
function withPlainSpaces(runs: TextRun[]): TextRun[] {
  const text = runs.map((run) => run.text).join("");
  if (text.includes(" ") || !/[^\d\u00a0]\u00a0[^\d\u00a0]/.test(text)) return runs;
  return runs.map((run) => ({ ...run, text: run.text.replaceAll("\u00a0", " ") }));
}

/** HTML of tidy runs; neighbours share the marks that they have in common from the outside in. */
export function runsToHtml(runs: readonly TextRun[]): string {
  let html = "";
  const open: Mark[] = [];
  const closeTo = (kept: number) => {
    while (open.length > kept) html += closing(open.pop() ?? "");
  };
  for (const { text, marks } of runs) {
    let kept = 0;
    while (kept < open.length && open[kept] === marks[kept]) kept += 1;
    closeTo(kept);
    for (const mark of marks.slice(kept)) {
      html += mark;
      open.push(mark);
    }
    html += text === lineBreak ? "<br>" : escapeText(text);
  }
  closeTo(0);
  return html;
}

const closing = (mark: Mark) => (mark.startsWith("<a ") ? "</a>" : `</${mark.slice(1)}`);
