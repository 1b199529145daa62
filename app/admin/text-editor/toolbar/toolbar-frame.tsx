import type { Editor } from "@tiptap/core";
import type { ComponentProps } from "react";
import styles from "./toolbar.module.css";
import type { useRovingFocus } from "./use-roving-focus.ts";

interface ToolbarFrameProps extends ComponentProps<"div"> {
  editor: Editor;
  roving: ReturnType<typeof useRovingFocus>;
}

/** One tab stop; the arrow keys move inside it, and Escape leads back into the text. */
export function ToolbarFrame({ editor, roving, onFocus, ...attributes }: ToolbarFrameProps) {
  return (
    <div
      {...attributes}
      role="toolbar"
      tabIndex={-1}
      className={styles.toolbar}
      onFocus={(event) => {
        roving.onFocus(event);
        onFocus?.(event);
      }}
      // Keeps the focus and the visible selection in the text while the mouse is used.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
      }}
      onKeyDown={(event) => {
        roving.onKeyDown(event);
        if (event.key === "Escape") editor.commands.focus();
      }}
    />
  );
}

/** Moves the focus to its one tab stop. */
export function focusToolbar(id: string): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(id)} [tabindex="0"]`)?.focus();
}
