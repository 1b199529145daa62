import type { Editor } from "@tiptap/core";
import { useCallback, useEffect, useRef } from "react";
import { canonicalHtml } from "./canonical-html.ts";
import { takeStoredPictures } from "./nodes/take-stored-pictures.ts";

/** Milliseconds between two calls of `onChange`. */
const interval = 300;

/** Reported values that are remembered until the form returns them as `value`. */
const maxPending = 20;

/**
 * Reports changes at most every 300 ms, and takes over a value that the editor did not report.
 * @returns reports a pending change at once and returns the text
 */
export function useEditorValue(editor: Editor | null, value: string, onChange: (html: string) => void) {
  const reported = useRef(value);
  /** Reported but not yet returned as `value`: a form slower than the typing renders older values. */
  const pending = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  const flush = useCallback((): string => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!editor) return reported.current;
    const html = canonicalHtml(editor.state.doc);
    if (html !== reported.current) {
      reported.current = html;
      pending.current = [...pending.current.slice(1 - maxPending), html];
      latestOnChange.current(html);
    }
    return html;
  }, [editor]);

  useEffect(() => {
    if (!editor) return;
    const flushLater = () => {
      timer.current ??= setTimeout(flush, interval);
    };
    const flushIfWaiting = () => {
      if (timer.current !== undefined) flush();
    };
    editor.on("update", flushLater);
    editor.on("blur", flushIfWaiting);
    addEventListener("pagehide", flushIfWaiting);
    return () => {
      flushIfWaiting();
      editor.off("update", flushLater);
      editor.off("blur", flushIfWaiting);
      removeEventListener("pagehide", flushIfWaiting);
    };
  }, [editor, flush]);

  useEffect(() => {
    const index = pending.current.indexOf(value);
    if (index >= 0) {
      pending.current.splice(0, index + 1);
      return;
    }
    if (!editor || value === reported.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    reported.current = value;
    pending.current = [];
    if (!takeStoredPictures(editor, value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return flush;
}
