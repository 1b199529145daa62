import type { Block } from "#api/documents/block-tree.ts";

/** Levels of lists, quotes and callouts. Old posts need nine, the deepest list of Quill. */
const maxNesting = 16;

/** Removes lists, quotes and callouts that are too deep, but not their content. */
export function limitNesting(blocks: readonly Block[], room = maxNesting): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.type === "blockquote" || block.type === "callout") {
      const content = limitNesting(block.content, room - 1);
      return room > 0 ? [{ ...block, content }] : content;
    }
    if (block.type === "bulletList" || block.type === "orderedList") {
      const items = block.content.map((item) => ({ ...item, content: limitNesting(item.content, room - 1) }));
      return room > 0 ? [{ ...block, content: items }] : items.flatMap(({ content }) => content);
    }
    return [block];
  });
}
