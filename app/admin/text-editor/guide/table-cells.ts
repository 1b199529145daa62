import type { Node, ResolvedPos } from "@tiptap/pm/model";
import { Selection, TextSelection, type Command } from "@tiptap/pm/state";

/** How deep the cell is that the place is in; null outside of tables. */
export function cellDepth($at: ResolvedPos): number | null {
  for (let depth = $at.depth; depth > 0; depth -= 1) if (isCell($at.node(depth))) return depth;
  return null;
}

function isCell({ type }: Node): boolean {
  return type.name === "tableCell" || type.name === "tableHeader";
}

/** The next or the former cell of the table; Tab leaves the editor from everywhere else. */
export function toCell(step: 1 | -1): Command {
  return (state, dispatch) => {
    const { selection } = state;
    if (!(selection instanceof TextSelection)) return false;
    const depth = cellDepth(selection.$head);
    if (depth === null) return false;
    const cells: number[] = [];
    const start = selection.$head.start(depth - 2);
    selection.$head.node(depth - 2).descendants((node, at) => {
      if (isCell(node)) cells.push(start + at);
      return !isCell(node);
    });
    const target = cells[cells.indexOf(selection.$head.before(depth)) + step];
    if (target === undefined) return false;
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(target + 2))).scrollIntoView());
    return true;
  };
}
