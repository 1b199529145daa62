import { unescapeHtml } from "./escape-html.ts";

export type Attributes = ReadonlyMap<string, string>;

export interface MarkupHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

/** Only for canonical HTML and what the cleaner allows. Takes linear time, also for a value of many megabytes (a picture). */
export function readMarkup(markup: string, handler: MarkupHandler): void {
  let position = 0;
  while (position < markup.length) {
    const start = indexOrEnd(markup, "<", position);
    if (start > position) handler.text(unescapeHtml(markup.slice(position, start)));
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
    // Attributes without a value are skipped.
    const name = tag.slice(position, equals).split(" ").at(-1) ?? "";
    attributes.set(name, unescapeHtml(tag.slice(equals + 2, end)));
    position = end + 1;
  }
}

function indexOrEnd(text: string, search: string, from: number): number {
  const index = text.indexOf(search, from);
  return index < 0 ? text.length : index;
}
