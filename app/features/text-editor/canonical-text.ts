import type { Mark, Node } from "@tiptap/pm/model";
import { isLinkTarget } from "./link-target.ts";

/** Text with one formatting; `marks` are opening tags from the outside in. A line break is the text "\n". */
interface Run {
  text: string;
  marks: readonly string[];
}

const lineBreak = "\n";
const formats = { bold: "<strong>", italic: "<em>", strike: "<s>", underline: "<u>" };

/** Control characters and invisible spaces, which the server drops. */
const invisible = /[^\P{Cc}\t\n\f\r]|[\u200b\ufeff]/gu;

/**
 * The HTML inside a paragraph or heading as the server stores it: blanks collapsed, none at the ends of a
 * line, marks in their order. Empty when nothing is to be read there.
 */
export function canonicalText(textblock: Node): string {
  const runs: Run[] = [];
  textblock.forEach((node) => {
    const text = node.isText ? (node.text ?? "").replace(invisible, "") : lineBreak;
    if (text !== "") runs.push({ text, marks: openingTags(node.marks) });
  });
  return runsToHtml(withPlainSpaces(tidy(runs)));
}

/** A text on one line, as the alternative text of a picture is stored. */
export function plainLine(text: string): string {
  return text.replace(invisible, "").replace(/\s+/g, " ").trim();
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\u00a0", "&nbsp;");
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

function openingTags(marks: readonly Mark[]): string[] {
  const link = marks.find((mark) => mark.type.name === "link")?.attrs["href"];
  const names = new Set(marks.map((mark) => mark.type.name));
  const tags = Object.entries(formats).filter(([name]) => names.has(name));
  return [
    ...(typeof link === "string" && isLinkTarget(link) ? [`<a href="${escapeAttribute(link)}">`] : []),
    ...tags.map(([, tag]) => tag),
  ];
}

function tidy(runs: readonly Run[]): Run[] {
  const tidied: Run[] = [];
  for (const { text, marks } of runs) {
    if (text === lineBreak) {
      dropLastBlank(tidied);
      if (tidied.length > 0) tidied.push({ text, marks });
      continue;
    }
    // A single no-break space is meant: it holds "10 km" together.
    const even = text.replace(/[ \t\n\f\r\u2028\u2029\u00a0]{2,}|[\t\n\f\r\u2028\u2029]/g, " ");
    const rest = isBlank(even[0]) && joinsBlank(tidied.at(-1)) ? even.slice(1) : even;
    if (rest !== "") tidied.push({ text: rest, marks });
  }
  dropLastBlank(tidied);
  while (tidied.at(-1)?.text === lineBreak) tidied.pop();
  return tidied;
}

const isBlank = (character: string | undefined) => character === " " || character === "\u00a0";

/** Whether a blank after this run is one too many; two blanks together are a plain space. */
function joinsBlank(last: Run | undefined): boolean {
  if (!last || last.text === lineBreak) return true;
  if (last.text.endsWith("\u00a0")) last.text = `${last.text.slice(0, -1)} `;
  return last.text.endsWith(" ");
}

function dropLastBlank(runs: Run[]): void {
  const last = runs.at(-1);
  if (!last || !isBlank(last.text.at(-1))) return;
  last.text = last.text.slice(0, -1);
  if (last.text === "") runs.pop();
}

/** A text whose words are held together by no-break spaces alone comes from an editor that writes all of them so. */
function withPlainSpaces(runs: Run[]): Run[] {
  const text = runs.map((run) => run.text).join("");
  if (text.includes(" ") || !/[^\d\u00a0]\u00a0[^\d\u00a0]/.test(text)) return runs;
  return runs.map((run) => ({ ...run, text: run.text.replaceAll("\u00a0", " ") }));
}

function runsToHtml(runs: readonly Run[]): string {
  let html = "";
  const open: string[] = [];
  const closeTo = (kept: number) => {
    for (const tag of open.splice(kept).toReversed()) {
      html += tag.startsWith("<a ") ? "</a>" : `</${tag.slice(1)}`;
    }
  };
  for (const { text, marks } of runs) {
    let kept = 0;
    while (kept < open.length && open[kept] === marks[kept]) kept += 1;
    closeTo(kept);
    html += marks.slice(kept).join("") + (text === lineBreak ? "<br>" : escapeText(text));
    open.push(...marks.slice(kept));
  }
  closeTo(0);
  return html;
}
