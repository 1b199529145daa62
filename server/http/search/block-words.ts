import { plainText } from "#content/inline-markup.ts";
import type { Block, InlineMarkup, Term } from "#content/guide-page.ts";

/** What is read in a block, without markup, in its order. */
export function wordsOfBlock(block: Block): string[] {
  if (typeof block === "string") return [plainText(block)];
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "list":
    case "checklist":
      return block.items.map(plainText);
    case "steps":
      return block.items.map(({ title, text = "" }) => joined(title, text));
    case "terms":
      return wordsOfTerms(block.items);
    case "cards":
      return block.items.map(({ title, text, facts }) => joined(title, ...text, ...wordsOfTerms(facts)));
    case "timeline":
      return block.items.map(({ when, title, text }) => joined(when, title, text));
    case "phrases":
      return block.items.map(({ spanish, translation }) => `${spanish} – ${translation}`);
    case "questions":
      return block.items.map(({ question, answer }) => joined(question, ...answer));
    case "note":
      return [joined(block.title, ...block.text)];
    case "table":
      return [block.caption, ...block.rows.map((row) => row.map(plainText).join(", "))];
    case "figure":
      return [];
  }
}

export function wordsOfTerms(terms: Term[] = []): string[] {
  return terms.map(({ term, text }) => joined(term, text));
}

function joined(...texts: InlineMarkup[]): string {
  return texts
    .map(plainText)
    .filter((text) => text !== "")
    .map((text) => (/[.!?…:;]$/.test(text) ? text : `${text}.`))
    .join(" ");
}
