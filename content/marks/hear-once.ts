import type { Block, GuidePageText, InlineMarkup } from "#content/guide-page.ts";
import { mapBlock, mapTerms } from "./map-markup.ts";

/**
 * A page whose marks are heard with their month once in a list, a table or cards; whoever has it read aloud would hear a month at
 * each number otherwise. A mark that is not heard so ends with `~`.
 */
export function hearOnce(page: GuidePageText): GuidePageText {
  return {
    ...page,
    sections: page.sections.map(({ facts, ...section }) => {
      const quiet = afterFirst();
      return {
        ...section,
        ...(facts && { facts: mapTerms(facts, { text: quiet, table: (table) => table }) }),
        blocks: section.blocks.map(hearBlockOnce),
      };
    }),
  };
}

function hearBlockOnce(block: Block): Block {
  if (typeof block === "string" || block.kind === "questions") return block;
  // A table's caption has said a month already.
  const quiet = afterFirst(block.kind === "table" && block.facts !== undefined);
  return mapBlock(block, {
    text: quiet,
    table: (table) => ({ ...table, rows: table.rows.map((row) => row.map(quiet)) }),
  });
}

/** Leaves the first mark of the texts that it is given as it is. */
function afterFirst(isHeard = false): (text: InlineMarkup) => InlineMarkup {
  let wasHeard = isHeard;
  return (text) =>
    text.replaceAll(/(\(fact:[^@)]+@[^)~]+)\)/g, (mark, target: string) => {
      if (wasHeard) return `${target}~)`;
      wasHeard = true;
      return mark;
    });
}
