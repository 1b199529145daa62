import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Selection, TextSelection, type Command } from "@tiptap/pm/state";
import { cellDepth, toCell } from "./table-cells.ts";
import { isOnFact, removeFact } from "./guide-inline.ts";
import { moveUnit, removeUnit, unitAt } from "./block-at.ts";

interface GuideKeyActions {
  openFact: () => void;
  openLink: () => void;
  focusToolbar: () => void;
}

const nothing = () => undefined;

/** Keys by which blocks are written, moved and removed without a mouse. */
export const GuideKeys = Extension.create<GuideKeyActions>({
  name: "guideKeys",
  // Runs before the keys of paragraphs.
  priority: 1100,
  addOptions: () => ({ openFact: nothing, openLink: nothing, focusToolbar: nothing }),
  addKeyboardShortcuts() {
    const { editor, options } = this;
    const run = (command: Command) => () => command(editor.state, editor.view.dispatch, editor.view);
    const handled = (action: () => void) => () => {
      action();
      return true;
    };
    return {
      Enter: () => {
        if (isOnFact(editor)) return handled(options.openFact)();
        return run(enterInLine)() || run(enterBehindItem)() || editor.commands.splitListItem("listItem");
      },
      Backspace: () => run(removeFact)() || run(removeEmptyItem)(),
      Delete: run(removeFact),
      Escape: () => editor.commands.selectParentNode(),
      Tab: run(toCell(1)),
      "Shift-Tab": run(toCell(-1)),
      // Handled even if the block cannot be moved: the browser would otherwise move the cursor away from it.
      "Alt-ArrowUp": () => run(moveUnit(-1))() || true,
      "Alt-ArrowDown": () => run(moveUnit(1))() || true,
      "Mod-Shift-Backspace": run(removeUnit),
      "Mod-k": handled(options.openLink),
      "Alt-F10": handled(options.focusToolbar),
    };
  },
});

/** Lines that are one alone, and what Enter goes on with behind them. */
const lines = new Set(["stepTitle", "calloutTitle", "entryTitle", "term", "definition", "tableCaption"]);

const enterInLine: Command = (state, dispatch) => {
  const { $head } = state.selection;
  const { parent, depth } = $head;
  // A cell holds one line.
  if (cellDepth($head) !== null) return true;
  if (!lines.has(parent.type.name)) return false;
  const next = state.doc.resolve($head.after()).nodeAfter;
  const tr = state.tr;
  const { paragraph, term, definition } = state.schema.nodes;
  if (!paragraph || !term || !definition || depth < 1) return false;
  if (parent.type === definition) {
    if (next?.type !== term) tr.insert($head.after(), [term.create(), definition.create()]);
  } else if (parent.type !== term && next?.type !== paragraph) tr.insert($head.after(), paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $head.after() + 1)).scrollIntoView());
  return true;
};

/** In an empty last paragraph of a step or an entry, the next one begins. */
const enterBehindItem: Command = (state, dispatch) => {
  const { $head } = state.selection;
  const item = $head.depth > 1 ? $head.node(-1) : null;
  const name = item?.type.name;
  if (!item || (name !== "step" && name !== "entry") || $head.parent.content.size > 0) return false;
  const isLast = $head.index(-1) === item.childCount - 1;
  if (!isLast || item.childCount < 3) return false;
  const next = item.type.createAndFill();
  if (!next) return false;
  const tr = state.tr.delete($head.before(), $head.after());
  const behind = tr.mapping.map($head.after(-1));
  tr.insert(behind, next);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, behind + 2)).scrollIntoView());
  return true;
};

/** At the start of an item without a word the item goes, and at last its block with it. */
const removeEmptyItem: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof TextSelection) || !selection.empty || selection.$head.parentOffset > 0)
    return false;
  const { $head } = selection;
  for (let depth = $head.depth; depth > 0; depth -= 1) {
    const unit = unitAt($head, depth - 1);
    const nodes = unit.parent.children.slice(unit.index, unit.index + unit.count);
    const isItem = depth > 1 || nodes[0]?.type.spec["isolating"] === true;
    if (!nodes.every(isEmpty)) return false;
    const isHead = unit.parent.type.name === "table";
    if (!isItem || isHead || !unit.parent.canReplace(unit.index, unit.index + unit.count)) continue;
    const tr = state.tr.delete(unit.from, unit.to);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(unit.from), -1)).scrollIntoView());
    return true;
  }
  return false;
};

function isEmpty(node: Node): boolean {
  let hasWords = false;
  node.descendants((child) => {
    hasWords ||= child.isText || child.isAtom;
    return !hasWords;
  });
  return !hasWords && !node.isAtom;
}
