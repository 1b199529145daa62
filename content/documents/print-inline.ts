import type { InlineMarkup } from "#content/guide-page.ts";
import type { Inline, Mark } from "#api/guide/guide-document.ts";

interface InlinePrint {
  /** The words of a text or a fact. */
  say: (node: Inline) => string;
  /** Where the mark of a fact leads to; null of what bears none. */
  markOf: (node: Inline) => string | null;
}

interface Piece {
  text: string;
  target: string | null;
  /** Bears marks of its own, which no link to a fact may cut. */
  isWhole: boolean;
}

/** A text as inline markup: the marks stand around the longest runs of what bears them. */
export function printInline(nodes: readonly Inline[], print: InlinePrint, depth = 0): InlineMarkup {
  const pieces: Piece[] = [];
  for (let at = 0; at < nodes.length;) {
    const first = nodes[at] as Inline;
    const mark = first.marks?.[depth];
    let end = at + 1;
    if (mark) {
      while (end < nodes.length && isSame(nodes[end]?.marks?.[depth], mark)) end += 1;
      const text = printRun(nodes.slice(at, end), mark, print, depth + 1);
      pieces.push({ text, target: null, isWhole: true });
    } else {
      const isCall = first.type === "fact" && first.attrs.as === "call";
      pieces.push({ text: print.say(first), target: print.markOf(first), isWhole: isCall });
    }
    at = end;
  }
  return withWholeWords(pieces)
    .map(({ text, target }) => (target === null ? text : `[${text}](${target})`))
    .join("");
}

/** What is written in one with a fact belongs to its mark: the sign of a currency, a percent sign, an ending, the end of a range. */
function withWholeWords(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const goesOn = before && !before.isWhole && before.target !== null && !piece.isWhole;
    if (goesOn) {
      const head = /^[^\s.,;:!?)”»…]*/.exec(piece.text)?.[0] ?? "";
      const isAll = piece.target !== null || head === piece.text;
      before.text += isAll ? piece.text : head;
      if (!isAll) joined.push({ ...piece, text: piece.text.slice(head.length) });
      continue;
    }
    if (before && !before.isWhole && piece.target !== null) {
      const [tail = ""] = /[^\s(„“«¿¡]*$/.exec(before.text) ?? [];
      before.text = before.text.slice(0, before.text.length - tail.length);
      joined.push({ ...piece, text: tail + piece.text });
    } else joined.push({ ...piece });
  }
  return joined;
}

function printRun(nodes: readonly Inline[], mark: Mark, print: InlinePrint, depth: number): InlineMarkup {
  switch (mark.type) {
    case "bold":
      return `**${printInline(nodes, print, depth)}**`;
    case "local":
      return `*${mark.attrs.language === "es" ? "" : `${mark.attrs.language}:`}${printInline(nodes, print, depth)}*`;
    case "link": {
      // No link can stand in another: the marks of its facts stand behind it.
      const inner = printInline(nodes, { ...print, markOf: () => null }, depth);
      const targets = nodes.flatMap((node) => print.markOf(node) ?? []);
      return `[${inner}](${mark.attrs.href})${targets.map((target) => `[](${target})`).join("")}`;
    }
    case "italic":
    case "strike":
    case "underline":
      throw new Error(`a page of the guide has no ${mark.type}`);
  }
}

function isSame(one: Mark | undefined, other: Mark): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
