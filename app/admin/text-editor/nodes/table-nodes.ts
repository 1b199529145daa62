import { mergeAttributes, Node } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import { addRowAfter, goToNextCell, isInTable, tableEditing } from "@tiptap/pm/tables";
import { singleLine } from "#api/post-html/text-runs.ts";

/** By node: what `prosemirror-tables` asks for. */
const roles: Partial<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

/** Attributes that `prosemirror-tables` needs. Cells are never merged, so they are neither read nor written. */
const spans = () =>
  Object.fromEntries(
    Object.entries({ colspan: 1, rowspan: 1, colwidth: null }).map(([name, value]) => [
      name,
      { default: value, parseHTML: () => value, renderHTML: () => ({}) },
    ]),
  );

const TableNode = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  // Runs before indentation: Tab goes to the next cell.
  priority: 210,

  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),

  addAttributes: () => ({
    caption: {
      default: "",
      parseHTML: (element) => singleLine(element.querySelector(":scope > caption")?.textContent ?? ""),
    },
  }),

  parseHTML: () => [{ tag: "table" }, { tag: "caption", ignore: true }],

  renderHTML: ({ node }) => {
    const caption = String(node.attrs["caption"]);
    return caption === "" ? ["table", ["tbody", 0]] : ["table", ["caption", caption], ["tbody", 0]];
  },

  addKeyboardShortcuts() {
    const { editor } = this;
    const run = (command: Command) => command(editor.state, editor.view.dispatch, editor.view);
    return {
      Tab: () => {
        if (!isInTable(editor.state)) return false;
        return run(goToNextCell(1)) || (run(addRowAfter) && run(goToNextCell(1)));
      },
      "Shift-Tab": () => isInTable(editor.state) && (run(goToNextCell(-1)) || true),
    };
  },

  addProseMirrorPlugins: () => [tableEditing()],

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement("div");
      const table = document.createElement("table");
      const caption = document.createElement("caption");
      const contentDOM = document.createElement("tbody");
      dom.dataset["kind"] = "table";
      caption.contentEditable = "false";
      dom.append(table);
      const show = (text: string) => {
        caption.textContent = text;
        table.replaceChildren(...(text === "" ? [] : [caption]), contentDOM);
      };
      show(String(node.attrs["caption"]));
      return {
        dom,
        contentDOM,
        update: (updated) => {
          if (updated.type !== node.type) return false;
          const text = String(updated.attrs["caption"]);
          if (caption.textContent !== text) show(text);
          return true;
        },
        ignoreMutation: ({ type, target }) => type !== "selection" && !contentDOM.contains(target),
      };
    };
  },
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const cellNode = (name: "tableCell" | "tableHeader", tag: "td" | "th") =>
  Node.create({
    name,
    content: "paragraph+",
    isolating: true,
    addAttributes: spans,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

export const tableNodes = [TableNode, TableRow, cellNode("tableCell", "td"), cellNode("tableHeader", "th")];
