import { Fragment, type Node, type ResolvedPos } from "@tiptap/pm/model";
import type { Command, EditorState } from "@tiptap/pm/state";
import { AllSelection, NodeSelection, Selection, TextSelection } from "@tiptap/pm/state";

/** The nodes that are moved and removed together: a block, a table with its caption, a term with its definition. */
export interface Unit {
  parent: Node;
  /** The index of its first node. */
  index: number;
  count: number;
  from: number;
  to: number;
}

/** Items that are moved within their block, as long as the block itself is not selected. */
const items = new Set(["listItem", "step", "tableRow", "entry", "term", "definition"]);

/** The unit that the selection is in: the selected block, else the nearest item, else the block; of a whole text its first one. */
export function unitOf({ selection }: EditorState): Unit {
  const { $from } = selection;
  if (selection instanceof NodeSelection && selection.node.isBlock) return unitAt($from, $from.depth);
  let depth = $from.depth;
  while (depth > 1 && !items.has($from.node(depth).type.name)) depth -= 1;
  return unitAt($from, Math.max(0, depth - 1));
}

/** The first node of a unit, which names it. */
export function nodeOf({ parent, index }: Unit): Node {
  return parent.child(index);
}

/** @param depth of the parent */
export function unitAt($at: ResolvedPos, depth: number): Unit {
  const parent = $at.node(depth);
  return unitOfIndex(parent, $at.index(depth), depth === 0 ? 0 : $at.start(depth));
}

function unitOfIndex(parent: Node, at: number, start: number): Unit {
  const index = isSecond(parent, at) ? at - 1 : at;
  const count = isSecond(parent, index + 1) ? 2 : 1;
  const [from, to] = [index, index + count].map((end) => start + offsetOf(parent, end)) as [number, number];
  return { parent, index, count, from, to };
}

function isSecond(parent: Node, index: number): boolean {
  if (index < 1 || index >= parent.childCount) return false;
  const name = parent.child(index).type.name;
  return name === "definition" || (name === "tableCaption" && parent.child(index - 1).type.name === "table");
}

/** Moves the unit before the former one or behind the next one; the selection goes along. */
export function moveUnit(direction: -1 | 1): Command {
  return (state, dispatch) => {
    // There is nothing that a whole text could change places with.
    if (state.selection instanceof AllSelection) return false;
    const unit = unitOf(state);
    const { parent, index, count } = unit;
    const at = direction === -1 ? index - 1 : index + count;
    // The first row names the columns.
    const isFixed = parent.type.name === "table" && (index === 0 || at === 0);
    if (at < 0 || at >= parent.childCount || isFixed) return false;
    const other = unitOfIndex(parent, at, unit.from - offsetOf(parent, index));
    const [first, second] = direction === -1 ? [other, unit] : [unit, other];
    const swapped = Fragment.from([...childrenOf(second), ...childrenOf(first)]);
    if (!parent.canReplace(first.index, second.index + second.count, swapped)) return false;
    if (!dispatch) return true;
    const { selection } = state;
    const shift = direction === -1 ? first.from - second.from : second.to - second.from;
    const tr = state.tr.replaceWith(first.from, second.to, swapped);
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, selection.from + shift)
        : TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift),
    );
    dispatch(tr.scrollIntoView());
    return true;
  };
}

/** Removes the unit, and what could not be without it. */
export const removeUnit: Command = (state, dispatch) => {
  const { $from } = state.selection;
  let unit = unitOf(state);
  for (let depth = $from.depth; depth >= 0; depth -= 1) {
    if ($from.node(depth) !== unit.parent) continue;
    const { parent, index, count, from, to } = unit;
    const isHead = parent.type.name === "table" && index === 0;
    if (!isHead && parent.canReplace(index, index + count)) {
      const tr = state.tr.delete(from, to);
      dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(from), -1)).scrollIntoView());
      return true;
    }
    if (depth > 0) unit = unitAt($from, depth - 1);
  }
  return false;
};

function childrenOf({ parent, index, count }: Unit): Node[] {
  return Array.from({ length: count }, (_, at) => parent.child(index + at));
}

function offsetOf(parent: Node, index: number): number {
  return parent.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}

/** The drawing that is selected, or the timeline's entry that the cursor is in: they have more than their text. */
export function settledNode({ selection }: EditorState): { at: number; type: "drawing" | "entry" } | null {
  if (selection instanceof NodeSelection && selection.node.type.name === "drawing")
    return { at: selection.from, type: "drawing" };
  const { $from } = selection;
  for (let depth = $from.depth; depth > 1; depth -= 1) {
    const isDated = $from.node(depth).type.name === "entry" && $from.node(depth - 1).type.name === "timeline";
    if (isDated) return { at: $from.before(depth), type: "entry" };
  }
  return null;
}
