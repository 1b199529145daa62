import type { Editor } from "@tiptap/core";
import { useEffect } from "react";

/** Brings the focus back into the text after a dialog. @param dialog null while none is open */
export function useFocusAfter(editor: Editor | null, dialog: string | null): void {
  useEffect(() => {
    if (dialog === null) return undefined;
    // Only when the dialog is gone from the page can the text take the focus: a modal one keeps it.
    return () => {
      if (editor && !editor.isDestroyed) editor.commands.focus();
    };
  }, [editor, dialog]);
}
