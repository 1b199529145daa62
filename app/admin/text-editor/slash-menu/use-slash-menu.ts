import type { Editor } from "@tiptap/core";
import { useEffect, useMemo, useRef, useState } from "react";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import type { DialogName } from "#app/admin/text-editor/toolbar/toolbar-item.ts";
import type { SlashOptions, SlashQuery } from "./slash-command.ts";
import { matchingItems, slashItems, type SlashItem } from "./slash-items.ts";

export interface SlashMenuState {
  query: SlashQuery | null;
  items: SlashItem[];
  /** Index in `items`. */
  current: number;
  listId: string;
  optionId: (item: SlashItem) => string;
  choose: (editor: Editor, item: SlashItem | undefined) => void;
  options: SlashOptions;
}

/** The commands of the slash menu, and its keys. @param id of the text field */
export function useSlashMenu(
  labels: EditorLabels,
  id: string,
  onDialog: (name: DialogName) => void,
): SlashMenuState {
  const all = useMemo(() => slashItems(labels), [labels]);
  const [query, setQuery] = useState<SlashQuery | null>(null);
  const [current, setCurrent] = useState(0);
  const items = query ? matchingItems(all, query.query) : [];
  const onKey = useRef<SlashOptions["onKey"]>(() => false);
  const editorRef = useRef<Editor | null>(null);

  function choose(editor: Editor, item: SlashItem | undefined): void {
    if (!query || !item) return;
    editor.chain().focus().deleteRange(query.range).run();
    item.choose(editor, onDialog);
  }

  useEffect(() => {
    onKey.current = ({ key }) => {
      const editor = editorRef.current;
      if (!query || items.length === 0 || !editor) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined) setCurrent((index) => (index + step + items.length) % items.length);
      else if (key === "Enter" || key === "Tab") choose(editor, items[current]);
      else return false;
      return true;
    };
  });

  const [options] = useState<SlashOptions>(() => ({
    onQuery(next, editor) {
      editorRef.current = editor;
      setQuery(next);
      setCurrent(0);
    },
    onKey: (event) => onKey.current(event),
  }));

  const listId = `${id}-blocks`;
  return { query, items, current, listId, optionId: ({ key }) => `${listId}-${key}`, choose, options };
}
