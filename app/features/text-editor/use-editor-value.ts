import type { Editor } from "@tiptap/core";
import { useCallback, useEffect, useRef } from "react";
import { canonicalHtml } from "./canonical-html.ts";

/** Milliseconds between two calls of `onChange`. */
const pause = 300;

/**
 * Keeps the editor's text and the form's value together: tells changes with a pause between them, and takes
 * over a value that the form has from elsewhere.
 *
 * @returns tells at once what is not told yet, and gives the text
 */
export function useEditorValue(editor: Editor | null, value: string, onChange: (html: string) => void) {
  const told = useRef(value);
  /** Told, but not come back as the value yet: a form that is slower than the writer sends old ones. */
  const onTheWay = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });

  const flush = useCallback((): string => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!editor) return told.current;
    const html = canonicalHtml(editor.state.doc);
    if (html !== told.current) {
      told.current = html;
      onTheWay.current = [...onTheWay.current.slice(-20), html];
      change.current(html);
    }
    return html;
  }, [editor]);

  useEffect(() => {
    if (!editor) return;
    const later = () => {
      timer.current ??= setTimeout(flush, pause);
    };
    const now = () => {
      if (timer.current !== undefined) flush();
    };
    editor.on("update", later);
    editor.on("blur", now);
    addEventListener("pagehide", now);
    return () => {
      now();
      editor.off("update", later);
      editor.off("blur", now);
      removeEventListener("pagehide", now);
    };
  }, [editor, flush]);

  useEffect(() => {
    const index = onTheWay.current.indexOf(value);
    if (index >= 0) {
      onTheWay.current.splice(0, index + 1);
      return;
    }
    if (!editor || value === told.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    told.current = value;
    onTheWay.current = [];
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return flush;
}
