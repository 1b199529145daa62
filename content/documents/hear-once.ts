import type { Block, GuidePageText } from "#content/guide-page.ts";
import { factsIn } from "./line.ts";

/**
 * Lets the marks of a printed page be heard with their month once in a list, a table or cards; whoever has it read aloud would
 * hear a month at each number otherwise.
 */
export function hearOnce(page: GuidePageText): GuidePageText {
  for (const { facts, blocks } of page.sections) {
    quietAfterFirst(facts);
    for (const block of blocks) hearBlockOnce(block);
  }
  return page;
}

function hearBlockOnce(block: Block): void {
  if (block.kind === "paragraph" || block.kind === "questions") return;
  // A table's caption has said a month already.
  if (block.kind === "table") quietAfterFirst(block.rows, block.facts !== undefined);
  else quietAfterFirst(block);
}

function quietAfterFirst(words: unknown, isHeard = false): void {
  for (const { attrs } of factsIn(words).slice(isHeard ? 0 : 1)) attrs.isQuiet = true;
}
