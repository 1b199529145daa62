import type { Node, Picture } from "./block-tree.ts";
import type { Inline } from "./inline.ts";

/** Each node before what is in it, in the order of the text. */
export function nodesIn(nodes: readonly Node[], found: Node[] = []): Node[] {
  for (const node of nodes) {
    found.push(node);
    nodesIn(contentOf(node), found);
  }
  return found;
}

/** The children of a node; empty for a node that cannot have any. */
export function contentOf(node: Node): readonly Node[] {
  return ("content" in node && node.content) || [];
}

/** The line that a node holds; none where it holds blocks. */
export function inlineIn(node: Node): readonly Inline[] {
  return contentOf(node).filter(isInline);
}

export function isInline(node: Node): node is Inline {
  return node.type === "text" || node.type === "fact" || node.type === "hardBreak";
}

export function picturesIn(nodes: readonly Node[]): Picture[] {
  return nodesIn(nodes).filter((node) => node.type === "picture");
}

/**
 * A tree with others in the place of some nodes.
 *
 * @param replace gives what may stand where the node stood; undefined leaves the node, and goes on with what is in it
 */
export function replaceNodes<N extends Node>(
  nodes: readonly N[],
  replace: (node: Node) => readonly Node[] | undefined,
): N[] {
  // A cast: the caller gives what may stand there.
  return nodes.flatMap(
    (node: Node) =>
      replace(node) ??
      ("content" in node ? { ...node, content: replaceNodes<Node>(contentOf(node), replace) } : node),
  ) as N[];
}
