import type { Node } from "#api/documents/block-tree.ts";
import { replaceNodes } from "#api/documents/walk-nodes.ts";
import type { Actor } from "#server/domain/audit/record-event.ts";

/** An address that takes the place of another one, wherever links lead there. */
export interface AddressChange {
  /** Whether a link, as it is written, leads to the former address. */
  isFormer: (href: string) => boolean;
  to: string;
  by: Actor;
  now: Date;
}

/** A text whose links lead to the new address. */
export function withNewAddress<N extends Node>(nodes: readonly N[], { isFormer, to }: AddressChange): N[] {
  return replaceNodes(nodes, (node) => {
    if (!("marks" in node) || !node.marks?.some(({ type }) => type === "link")) return undefined;
    const marks = node.marks.map((mark) =>
      mark.type === "link" && isFormer(mark.attrs.href) ? { ...mark, attrs: { href: to } } : mark,
    );
    return [{ ...node, marks }];
  });
}
