import type { Editor } from "@tiptap/core";
import { useState } from "react";
import type { EditorLabels } from "./editor-labels.ts";
import { holdPlace, insertBlock } from "./insert-block.ts";
import { pictureData, PictureFileError } from "./picture-file.ts";

/** Puts pasted and dropped pictures into the text, and says what is wrong with those that it does not take. */
export function usePictures(labels: EditorLabels) {
  const [problems, setProblems] = useState<string[]>([]);
  const [pending, setPending] = useState(0);

  async function insert(editor: Editor, files: File[], position?: number): Promise<void> {
    const place = holdPlace(editor, position ?? editor.state.selection.from);
    if (position === undefined) editor.commands.deleteSelection();
    setProblems([]);
    setPending((count) => count + files.length);
    for (const file of files) {
      try {
        const src = await pictureData(file);
        if (editor.isDestroyed) return;
        insertBlock(editor, "picture", { src, alt: "" }, place.position());
      } catch (problem) {
        const text = pictureErrorText(problem, file.name, labels);
        setProblems((told) => [...told, text]);
      } finally {
        setPending((count) => count - 1);
      }
    }
    place.release();
  }

  return { insert, problems, isPending: pending > 0, forget: () => setProblems([]) };
}

/** What to tell about a file that could not be embedded. */
export function pictureErrorText(problem: unknown, name: string, labels: EditorLabels): string {
  return labels.pictureErrors[problem instanceof PictureFileError ? problem.code : "unreadable"](name);
}
