export type Attributes = ReadonlyMap<string, string>;

export interface MarkupHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/**
 * Reads what `allowedMarkup` gives, and only that: every `<` begins a tag, every attribute value stands in
 * double quotation marks. Linear in the length, also with a picture of many megabytes in an attribute.
 */
export function readMarkup(markup: string, handler: MarkupHandler): void {
  let position = 0;
  while (position < markup.length) {
    const start = indexOrEnd(markup, "<", position);
    if (start > position) handler.text(decode(markup.slice(position, start)));
    const end = indexOrEnd(markup, ">", start);
    readTag(markup.slice(start + 1, end), handler);
    position = end + 1;
  }
}

function readTag(tag: string, handler: MarkupHandler): void {
  if (tag === "") return;
  if (tag.startsWith("/")) return handler.close(tag.slice(1));
  const nameEnd = indexOrEnd(tag, " ", 0);
  handler.open(tag.slice(0, nameEnd), readAttributes(tag, nameEnd));
}

function readAttributes(tag: string, from: number): Attributes {
  const attributes = new Map<string, string>();
  for (let position = from; ;) {
    const equals = tag.indexOf('="', position);
    if (equals < 0) return attributes;
    const end = indexOrEnd(tag, '"', equals + 2);
    // An attribute without a value may stand before this one; it says nothing.
    const name = tag.slice(position, equals).split(" ").at(-1) ?? "";
    attributes.set(name, decode(tag.slice(equals + 2, end)));
    position = end + 1;
  }
}

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

function indexOrEnd(text: string, wanted: string, from: number): number {
  const index = text.indexOf(wanted, from);
  return index < 0 ? text.length : index;
}
