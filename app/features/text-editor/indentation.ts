import { Extension, type CommandProps } from "@tiptap/core";
import { Plugin, type EditorState } from "@tiptap/pm/state";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    indentation: {
      /** Puts list items one level deeper, other paragraphs and headings one step further in. */
      indentMore: () => ReturnType;
      indentLess: () => ReturnType;
    };
  }
}

const deepestIndent = 8;
const deepestList = 9;

/**
 * Indentation of paragraphs and headings, and Tab. Tab indents in lists and selected text only, and after
 * Escape it leaves the editor, so that nobody who works with the keyboard is held in it.
 */
export const Indentation = Extension.create({
  name: "indentation",
  // Before the keys of list items, which let Tab out of a list where it cannot indent.
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
        ? listDepth(props.state) < deepestList && props.commands.sinkListItem("listItem")
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
              // The browser moves the focus; lists have a Tab of their own and must not see it.
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
    // The text of list items is indented by their list.
    if (node.type.name === "listItem") return false;
    if (!node.isTextblock) return true;
    const indent = Number(node.attrs["indent"]) + step;
    if (indent < 0 || indent > deepestIndent) return false;
    changed = true;
    if (dispatch) tr.setNodeAttribute(position, "indent", indent);
    return false;
  });
  return changed;
}
