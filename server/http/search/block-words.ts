import { picturesIn } from "#api/documents/walk-nodes.ts";
import { lineText, type Line } from "#content/documents/line.ts";
import type { Block, Term } from "#content/guide-page.ts";

/** The texts of a block, without markup, in the order of reading. */
export function wordsOfBlock(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
      return [lineText(block.text)];
    case "heading":
      return [block.text];
    case "list":
    case "checklist":
      return block.items.map(lineText);
    case "steps":
      return block.items.map(({ title, text = "" }) => joined(title, text));
    case "terms":
      return wordsOfTerms(block.items);
    case "cards":
      return block.items.map(({ title, text, facts }) => joined(title, ...text, ...wordsOfTerms(facts)));
    case "timeline":
      return block.items.map(({ when, title, text }) => joined(when, title, text));
    case "phrases":
      return block.items.map(({ text, meaning }) => `${text} – ${meaning}`);
    case "questions":
      return block.items.map(({ question, answer }) => joined(question, ...answer));
    case "note":
      return [joined(block.title, ...block.text)];
    case "table":
      return [block.caption, ...block.rows.map((row) => row.map(lineText).join(", "))];
    case "media":
      return picturesIn(block.media ? [block.media] : []).flatMap(
        ({ attrs: { caption = "", credit = "" } }) => [caption, credit].filter(Boolean),
      );
    case "figure":
      return [];
  }
}

export function wordsOfTerms(terms: Term[] = []): string[] {
  return terms.map(({ term, text }) => joined(term, text));
}

function joined(...texts: Line[]): string {
  return texts
    .map(lineText)
    .filter((text) => text !== "")
    .map((text) => (/[.!?…:;]$/.test(text) ? text : `${text}.`))
    .join(" ");
}
