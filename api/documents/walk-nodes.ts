import type { Node, Picture } from "./block-tree.ts";

/** Each node before what is in it, in the order of the text. */
export function nodesIn(nodes: readonly Node[], found: Node[] = []): Node[] {
  for (const node of nodes) {
    found.push(node);
    if ("content" in node) nodesIn(node.content, found);
  }
  return found;
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
      ("content" in node ? { ...node, content: replaceNodes<Node>(node.content, replace) } : node),
  ) as N[];
}
