import type { Block, Heading } from "#api/documents/block-tree.ts";
import { plainText } from "#api/documents/plain-text.ts";
import { nodesIn } from "#api/documents/walk-nodes.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";

export interface PostHeading {
  id: string;
  text: string;
  isSub: boolean;
}

/**
 * The headings of the second and third level, each with an id by its words. It begins as no id of the page's own does, and as no
 * slug does: `_h-` and the slug of the words, with a number from the second of its kind on.
 */
export function headingsOf(blocks: readonly Block[]): Map<Heading, PostHeading> {
  const headings = new Map<Heading, PostHeading>();
  const taken = new Set<string>();
  for (const node of nodesIn(blocks)) {
    if (node.type !== "heading" || ![2, 3].includes(node.attrs.level)) continue;
    const text = plainText(node.content);
    if (text === "") continue;
    const id = freeId(`_h-${makeSlug(text) || "x"}`, taken);
    taken.add(id);
    headings.set(node, { id, text, isSub: node.attrs.level === 3 });
  }
  return headings;
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}
