interface TextBlock {
  kind: "text";
  tag: string;
  /** 1–8, 0 without indentation. */
  indent: number;
  /** Never empty. */
  html: string;
}

interface ListBlock {
  kind: "list";
  ordered: boolean;
  items: ListItem[];
}

export interface ListItem {
  blocks: Block[];
  ordered: boolean;
  /** How deep the item is in lists within each other. */
  level: number;
}

export type Block =
  | TextBlock
  | ListBlock
  | { kind: "quote"; blocks: Block[] }
  | { kind: "embed"; html: string };

/** A list that is being written: it stands in `blocks` from index `start` on. */
interface OpenList {
  blocks: Block[];
  start: number;
}

/**
 * Adds an item to its list. An item begins with a paragraph; one without a text of its own disappears as
 * the server makes it disappear: inner items move up, pictures and quotes stand between two lists.
 */
export function addItem(list: OpenList, item: ListItem): void {
  for (let first = item.blocks[0]; first?.kind === "list"; [first] = item.blocks) {
    item.blocks.shift();
    for (const lifted of first.items) place(list, lifted);
  }
  const firstText = item.blocks.findIndex((block) => block.kind === "text");
  if (firstText < 0) {
    list.blocks.push(...item.blocks);
    return;
  }
  const [text] = item.blocks.splice(firstText, 1);
  if (text?.kind === "text") item.blocks.unshift({ ...text, tag: "p" });
  for (const block of item.blocks) if (block.kind === "text") block.indent = 0;
  place(list, item);
}

function place({ blocks, start }: OpenList, item: ListItem): void {
  const last = blocks.at(-1);
  if (last?.kind === "list" && blocks.length > start) nest(blocks, last, item);
  else blocks.push(newList(item));
}

/** Puts the item behind the last one, or below it when it is deeper. */
function nest(blocks: Block[], last: ListBlock, item: ListItem): void {
  const previous = last.items.at(-1);
  if (previous && previous.level < item.level) {
    const inner = previous.blocks.at(-1);
    if (inner?.kind === "list") nest(previous.blocks, inner, item);
    else previous.blocks.push(newList(item));
  } else if (last.ordered === item.ordered) last.items.push(item);
  else blocks.push(newList(item));
}

const newList = (item: ListItem): ListBlock => ({ kind: "list", ordered: item.ordered, items: [item] });
