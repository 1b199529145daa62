import { Extension, type CommandProps } from "@tiptap/core";
import { Plugin, type EditorState } from "@tiptap/pm/state";
import { maxIndent } from "#api/documents/allowed-formats.ts";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    indentation: {
      /** Indents list items by one level, other paragraphs and headings by one step. */
      indentMore: () => ReturnType;
      indentLess: () => ReturnType;
    };
  }
}

/** Quill, in which old posts were written, has no deeper lists. */
const maxListDepth = 9;

/** Tab indents only lists and selected text; after Escape it leaves the editor (WCAG 2.1.2, no keyboard trap). */
export const Indentation = Extension.create({
  name: "indentation",
  // Runs before the keys of list items, which let Tab leave the editor where an item cannot be indented.
  priority: 200,

  addGlobalAttributes: () => [
    {
      types: ["paragraph", "heading"],
      attributes: {
        indent: {
          default: 0,
          parseHTML: (element) => Number(/(?:^|\s)indent-([1-8])(?:\s|$)/.exec(element.className)?.[1] ?? 0),
          renderHTML: ({ indent }) => (indent ? { class: `indent-${indent}` } : {}),
        },
      },
    },
  ],

  addCommands: () => ({
    indentMore: () => (props) =>
      isInList(props.state)
        ? listDepth(props.state) < maxListDepth && props.commands.sinkListItem("listItem")
        : indentBy(1, props),
    indentLess: () => (props) =>
      isInList(props.state) ? props.commands.liftListItem("listItem") : indentBy(-1, props),
  }),

  addKeyboardShortcuts() {
    const tab = (indent: () => boolean) => () => {
      if (!isInList(this.editor.state) && this.editor.state.selection.empty) return false;
      indent();
      return true;
    };
    return {
      Tab: tab(() => this.editor.commands.indentMore()),
      "Shift-Tab": tab(() => this.editor.commands.indentLess()),
      "Mod-]": () => this.editor.commands.indentMore(),
      "Mod-[": () => this.editor.commands.indentLess(),
    };
  },

  addProseMirrorPlugins() {
    let tabLeaves = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_, { key }) => {
              // True stops the list's own Tab handler; the browser then moves the focus.
              if (key === "Tab" && tabLeaves) return true;
              if (key !== "Shift") tabLeaves = key === "Escape";
              return false;
            },
            blur: () => {
              tabLeaves = false;
            },
          },
        },
      }),
    ];
  },
});

function listDepth({ selection: { $from } }: EditorState): number {
  const depths = Array.from({ length: $from.depth }, (_, index) => index + 1);
  return depths.filter((depth) => $from.node(depth).type.name === "listItem").length;
}

const isInList = (state: EditorState) => listDepth(state) > 0;

function indentBy(step: number, { state, tr, dispatch }: CommandProps): boolean {
  const { from, to } = state.selection;
  let changed = false;
  state.doc.nodesBetween(from, to, (node, position) => {
    // A list item is indented by its list.
    if (node.type.name === "listItem") return false;
    if (!node.isTextblock) return true;
    const indent = Number(node.attrs["indent"]) + step;
    if (indent < 0 || indent > maxIndent) return false;
    changed = true;
    if (dispatch) tr.setNodeAttribute(position, "indent", indent);
    return false;
  });
  return changed;
}
