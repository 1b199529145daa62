import type { Block } from "#api/documents/block-tree.ts";
import { BlockBuilder } from "./block-builder.ts";
import { limitNesting } from "./limit-nesting.ts";
import { readMarkup } from "./read-markup.ts";

/** @param html canonical, as a call gives it, or what the cleaner allows of another: balanced, with checked addresses */
export function readHtml(html: string): Block[] {
  const builder = new BlockBuilder();
  readMarkup(html, builder);
  return limitNesting(builder.finish());
}
