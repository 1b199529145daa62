import type { Block, Heading, Paragraph } from "#api/documents/block-tree.ts";
import type { Inline } from "#api/documents/inline.ts";

export const isText = (block: Block): block is Paragraph | Heading =>
  block.type === "paragraph" || block.type === "heading";

/** @param level of a heading; 0 for a paragraph */
export function textBlock(content: Inline[], level = 0, indent = 0): Paragraph | Heading {
  const indentation = indent > 0 && { indent };
  if (level > 0) return { type: "heading", attrs: { level, ...indentation }, content };
  return { type: "paragraph", ...(indentation && { attrs: indentation }), content };
}

export function withoutIndent(block: Paragraph | Heading): Paragraph | Heading {
  return textBlock(block.content, block.type === "heading" ? block.attrs.level : 0);
}
