import type { InlineMarkup } from "#content/guide-page.ts";

/** A text as it is without the links to its facts. */
export function withoutMarks(text: InlineMarkup): InlineMarkup {
  return text.replaceAll(/\[([^[\]]*)\]\(fact:[^)]+\)/g, "$1");
}
