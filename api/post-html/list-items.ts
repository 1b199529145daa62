import type { Block, ListBlock, ListItem } from "./post-blocks.ts";

export interface OpenList {
  /** The blocks around the list, to which it is added. */
  blocks: Block[];
  /** Index in `blocks` of the first block that this list adds. */
  start: number;
  /** Whether items may be added to the list before: nothing is between them, not even an empty line. */
  continues: boolean;
}

/**
 * TipTap needs a paragraph at the start of each item. So the inner items of an item without text move up into the
 * list; its pictures and quotes are put after the items so far, and the list continues after them.
 */
export function addItem(list: OpenList, item: ListItem): void {
  for (let [first] = item.blocks; first?.kind === "list"; [first] = item.blocks) {
    item.blocks.shift();
    for (const inner of first.items) insertItem(list, { ...inner, joins: false });
  }
  const firstText = item.blocks.findIndex((block) => block.kind === "text");
  if (firstText < 0) {
    for (const block of item.blocks) list.blocks.push(block);
    return;
  }
  const [text] = item.blocks.splice(firstText, 1);
  if (text?.kind === "text") item.blocks.unshift({ ...text, tag: "p" });
  for (const block of item.blocks) if (block.kind === "text") block.indent = 0;
  insertItem(list, item);
}

function insertItem({ blocks, start, continues }: OpenList, item: ListItem): void {
  const last = blocks.at(-1);
  const isOwn = blocks.length > start;
  if (last?.kind !== "list" || !(isOwn || (continues && (item.joins || last.joined)))) {
    blocks.push(newList(item));
    return;
  }
  if (!isOwn) last.joined = true;
  nestItem(blocks, last, item);
}

/** After the last item, or inside it when the new item's level is deeper. */
function nestItem(blocks: Block[], last: ListBlock, item: ListItem): void {
  const previous = last.items.at(-1);
  if (previous && previous.level < item.level) {
    const inner = previous.blocks.at(-1);
    if (inner?.kind === "list") nestItem(previous.blocks, inner, item);
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
