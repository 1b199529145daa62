import type { Block, List, ListItem } from "#api/documents/block-tree.ts";
import { isText, withoutIndent } from "./text-blocks.ts";

export interface OpenList {
  /** The blocks around the list, to which it is added. */
  blocks: Block[];
  /** Index in `blocks` of the first block that this list adds. */
  start: number;
  /** Whether items may be added to the list before: nothing is between them, not even an empty line. */
  continues: boolean;
}

export interface OpenItem {
  node: ListItem;
  ordered: boolean;
  /** Depth in the source; the outermost list is 0. */
  level: number;
  /** Indented only by a class, so it may belong to an item of the list before. */
  joins: boolean;
}

/** The depth in the source of items that are in a list. */
const levels = new WeakMap<ListItem, number>();

/** Lists that contain items of a later list in the source. */
const joined = new WeakSet<List>();

/**
 * TipTap needs a paragraph at the start of each item. So the inner items of an item without text move up into the
 * list; its pictures and quotes are put after the items so far, and the list continues after them.
 */
export function addItem(list: OpenList, item: OpenItem): void {
  const { content } = item.node;
  for (let [first] = content; first && isList(first); [first] = content) {
    content.shift();
    const ordered = first.type === "orderedList";
    for (const node of first.content)
      insertItem(list, { node, ordered, level: levels.get(node) ?? item.level, joins: false });
  }
  const firstText = content.findIndex(isText);
  if (firstText < 0) {
    for (const block of content) list.blocks.push(block);
    return;
  }
  const [text] = content.splice(firstText, 1);
  const others = content.map((block) => (isText(block) ? withoutIndent(block) : block));
  const start: Block[] = text && isText(text) ? [{ type: "paragraph", content: text.content }] : [];
  item.node.content = [...start, ...others];
  insertItem(list, item);
}

function insertItem({ blocks, start, continues }: OpenList, item: OpenItem): void {
  levels.set(item.node, item.level);
  const last = blocks.at(-1);
  const isOwn = blocks.length > start;
  if (!last || !isList(last) || !(isOwn || (continues && (item.joins || joined.has(last))))) {
    blocks.push(newList(item));
    return;
  }
  if (!isOwn) joined.add(last);
  nestItem(blocks, last, item);
}

/** After the last item, or inside it when the new item's level is deeper. */
function nestItem(blocks: Block[], last: List, item: OpenItem): void {
  const previous = last.content.at(-1);
  if (previous && (levels.get(previous) ?? 0) < item.level) {
    const inner = previous.content.at(-1);
    if (inner && isList(inner)) nestItem(previous.content, inner, item);
    else previous.content.push(newList(item));
  } else if (last.type === listType(item)) last.content.push(item.node);
  else blocks.push(newList(item));
}

const isList = (block: Block): block is List => block.type === "bulletList" || block.type === "orderedList";

const listType = ({ ordered }: OpenItem) => (ordered ? "orderedList" : "bulletList");

const newList = (item: OpenItem): List => ({ type: listType(item), content: [item.node] });
