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
    const { from, to } = editor.state.selection;
    const [start, end] = [holdPlace(editor, position ?? from), holdPlace(editor, position ?? to)];
    setProblems([]);
    setPending((count) => count + files.length);
    for (const file of files) {
      try {
        const src = await pictureData(file);
        if (editor.isDestroyed) return;
        // What is selected gives way, but only to a picture that can be taken.
        if (end.position() > start.position()) {
          editor.commands.deleteRange({ from: start.position(), to: end.position() });
        }
        insertBlock(editor, "picture", { src, alt: "" }, end.position());
      } catch (problem) {
        const text = pictureErrorText(problem, file.name, labels);
        setProblems((told) => [...told, text]);
      } finally {
        setPending((count) => count - 1);
      }
    }
    start.release();
    end.release();
  }

  return { insert, problems, isPending: pending > 0, forget: () => setProblems([]) };
}

/** What to tell about a file that could not be embedded. */
export function pictureErrorText(problem: unknown, name: string, labels: EditorLabels): string {
  return labels.pictureErrors[problem instanceof PictureFileError ? problem.code : "unreadable"](name);
}
