import type { InlineMarkup } from "#content/guide-page.ts";
import type { Inline, Mark } from "./block-tree.ts";

interface InlinePrint {
  /** The words of a text or a fact. */
  say: (node: Inline) => string;
  /** Where the mark of a fact leads to; null of what bears none. */
  markOf: (node: Inline) => string | null;
}

/** A text as inline markup: the marks stand around the longest runs of what bears them. */
export function printInline(nodes: readonly Inline[], print: InlinePrint, depth = 0): InlineMarkup {
  let text = "";
  for (let at = 0; at < nodes.length;) {
    const first = nodes[at] as Inline;
    const mark = first.marks?.[depth];
    let end = at + 1;
    if (mark) {
      while (end < nodes.length && nodes[end]?.marks?.[depth] === mark) end += 1;
      text += printRun(nodes.slice(at, end), mark, print, depth + 1);
    } else {
      const target = print.markOf(first);
      text += target === null ? print.say(first) : `[${print.say(first)}](${target})`;
    }
    at = end;
  }
  return text;
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
  }
}
