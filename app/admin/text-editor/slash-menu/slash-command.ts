import { Extension, type Editor, type Range } from "@tiptap/core";
import { isInTable } from "@tiptap/pm/tables";
import { Suggestion } from "@tiptap/suggestion";

/** The words typed behind a slash that begins an empty line. */
export interface SlashQuery {
  query: string;
  /** The range of the slash and the query in the document. */
  range: Range;
  /** Where it stands in the window, in pixels. */
  rect: DOMRect | null;
}

export interface SlashOptions {
  onQuery: (query: SlashQuery | null, editor: Editor) => void;
  /** True for a key that the open menu has used. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Notices a slash at the beginning of an empty paragraph and reports the words typed behind it. */
export const SlashCommand = Extension.create<SlashOptions>({
  name: "slashCommand",
  // Runs before the keys of paragraphs and lists: Enter chooses.
  priority: 1300,

  addOptions: () => ({ onQuery: () => undefined, onKey: () => false }),

  addProseMirrorPlugins() {
    const { editor, options } = this;
    const { onQuery, onKey } = options;
    return [
      Suggestion({
        editor,
        char: "/",
        startOfLine: true,
        allowedPrefixes: null,
        allow: ({ state, range }) => {
          const { parent, parentOffset } = state.doc.resolve(range.from);
          const isAll = parentOffset === 0 && parent.content.size === range.to - range.from;
          return isAll && parent.type.name === "paragraph" && !isInTable(state);
        },
        render: () => {
          const show = ({ query, range, clientRect }: SlashProps) =>
            onQuery({ query, range, rect: clientRect?.() ?? null }, editor);
          return {
            onStart: show,
            onUpdate: show,
            onExit: () => onQuery(null, editor),
            onKeyDown: ({ event }) => onKey(event),
          };
        },
      }),
    ];
  },
});

interface SlashProps {
  query: string;
  range: Range;
  clientRect?: (() => DOMRect | null) | null;
}
