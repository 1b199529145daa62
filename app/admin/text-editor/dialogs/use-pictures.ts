import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { useState } from "react";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import { insertBlock } from "#app/admin/text-editor/insert-block.ts";
import { pictureData, PictureFileError } from "./picture-file.ts";

/** Inserts pasted and dropped pictures; `errors` has a text for each refused file. */
export function usePictures(labels: EditorLabels) {
  const [errors, setErrors] = useState<string[]>([]);
  const [pending, setPending] = useState(0);

  async function insert(editor: Editor, files: File[], position?: number): Promise<void> {
    const { from, to } = editor.state.selection;
    const [start, end] = [trackPosition(editor, position ?? from), trackPosition(editor, position ?? to)];
    setErrors([]);
    setPending((count) => count + files.length);
    for (const file of files) {
      try {
        const src = await pictureData(file);
        if (editor.isDestroyed) return;
        // Only now: a refused file must not replace the selection.
        if (end.current() > start.current()) {
          editor.commands.deleteRange({ from: start.current(), to: end.current() });
        }
        insertBlock(editor, "picture", { src, alt: "" }, end.current());
      } catch (reason) {
        setErrors((earlier) => [...earlier, pictureErrorText(reason, file.name, labels)]);
      } finally {
        setPending((count) => count - 1);
      }
    }
    start.release();
    end.release();
  }

  return { insert, errors, isPending: pending > 0, clearErrors: () => setErrors([]) };
}

/** Maps a position through all later changes of the document. */
function trackPosition(editor: Editor, start: number) {
  let position = start;
  const update = ({ transaction }: { transaction: Transaction }) => {
    position = transaction.mapping.map(position);
  };
  editor.on("transaction", update);
  return { current: () => position, release: () => editor.off("transaction", update) };
}

export function pictureErrorText(reason: unknown, name: string, labels: EditorLabels): string {
  return labels.pictureErrors[reason instanceof PictureFileError ? reason.code : "unreadable"](name);
}
