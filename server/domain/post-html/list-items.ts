import type { Block, ListBlock, ListItem } from "./post-blocks.ts";

/** An open `<ul>` or `<ol>` of the source. */
export interface OpenList {
  /** Where the list is to stand. */
  blocks: Block[];
  /** Index in `blocks` from which on lists come from this one. */
  start: number;
  /** Whether the list before may be continued: nothing stands between, not even an empty line. */
  continues: boolean;
  /** Level of its items, unless a class indents them further. */
  level: number;
  ordered: boolean;
}

/**
 * Adds an item to its list, nested by its level, and gives it the shape that TipTap wants: an item
 * begins with a paragraph. Of an item without a text of its own, inner items move up into the list,
 * pictures and quotes stand behind the items so far, and the list goes on after them.
 */
export function addItem(list: OpenList, item: ListItem): void {
  while (item.blocks[0]?.kind === "list") {
    const [inner] = item.blocks.splice(0, 1) as [ListBlock]; // the loop's condition says so
    for (const lifted of inner.items) place(list, { ...lifted, joins: false });
  }
  const firstText = item.blocks.findIndex((block) => block.kind === "text");
  if (firstText < 0) {
    for (const block of item.blocks) list.blocks.push(block);
    return;
  }
  const [text] = item.blocks.splice(firstText, 1);
  if (text?.kind === "text") item.blocks.unshift({ ...text, tag: "p" });
  for (const block of item.blocks) if (block.kind === "text") block.indent = 0;
  place(list, item);
}

function place(list: OpenList, item: ListItem): void {
  const last = list.blocks.at(-1);
  const ownList = list.blocks.length > list.start;
  if (last?.kind !== "list" || !(ownList || (list.continues && (item.joins || last.joined)))) {
    list.blocks.push(newList(item));
    return;
  }
  if (!ownList) last.joined = true;
  nest(list.blocks, last, item);
}

/** Puts the item behind the last one, or below it when it is indented further. */
function nest(blocks: Block[], last: ListBlock, item: ListItem): void {
  const previous = last.items.at(-1);
  if (previous && previous.level < item.level) {
    const inner = previous.blocks.at(-1);
    if (inner?.kind === "list") nest(previous.blocks, inner, item);
    else previous.blocks.push(newList(item));
  } else if (last.ordered === item.ordered) last.items.push(item);
  else blocks.push(newList(item));
}

const newList = (item: ListItem): ListBlock => ({
  kind: "list",
  ordered: item.ordered,
  items: [item],
  joined: false,
});
