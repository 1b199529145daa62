import type { Editor } from "@tiptap/core";
import { useEffect, useEffectEvent, useRef } from "react";
import type { EditorLabels } from "#app/admin/text-editor/editor-labels.ts";
import { Icon } from "#app/admin/text-editor/icons.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useFind } from "./use-find.ts";
import styles from "./find-bar.module.css";

interface FindBarProps {
  editor: Editor;
  labels: EditorLabels["aids"]["find"];
  /** Changes each time that the bar is asked for: then the focus goes to the words. */
  request: number;
  onClose: () => void;
}

/** Finds words in the text and replaces them, while it is mounted. Escape closes it. */
export function FindBar({ editor, labels, request, onClose }: FindBarProps) {
  const find = useFind(editor);
  const { wanted, want, replaced } = find;
  const { current, total } = find.matches;
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [request]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, shiftKey, ctrlKey, metaKey, isComposing } = event;
    if (key === "Escape") onClose();
    else if (key.toLowerCase() === "f" && (ctrlKey || metaKey)) input.current?.select();
    // Enter must not send the form around the editor.
    else if (key === "Enter" && target instanceof HTMLInputElement && !isComposing) {
      if (target === input.current) (shiftKey ? find.previous : find.next)();
      else if (target.type === "text") find.replace();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = bar.current;
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, []);

  const count = current > 0 ? labels.position(current, total) : labels.found(total);
  const state = wanted.words === "" ? "" : total > 0 ? count : labels.none;
  return (
    <div ref={bar} role="search" aria-label={labels.bar} className={styles.bar}>
      <label className={styles.field}>
        {labels.words}
        <input
          ref={input}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={wanted.words}
          onChange={({ target }) => want({ words: target.value })}
        />
      </label>
      <div className={styles.buttons}>
        <button type="button" aria-label={labels.previous} onClick={find.previous}>
          <Icon name="previous" />
        </button>
        <button type="button" aria-label={labels.next} onClick={find.next}>
          <Icon name="next" />
        </button>
        <span role="status" className={styles.count}>
          {replaced === null ? state : labels.replaced(replaced)}
        </span>
        <button type="button" aria-label={labels.close} className={styles.close} onClick={onClose}>
          ×
        </button>
      </div>
      <label className={styles.field}>
        {labels.replacement}
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={wanted.replacement}
          onChange={({ target }) => want({ replacement: target.value })}
        />
      </label>
      <div className={styles.buttons}>
        <Button kind="quiet" small onClick={find.replace}>
          {labels.replace}
        </Button>
        <Button kind="quiet" small onClick={find.replaceAll}>
          {labels.replaceAll}
        </Button>
      </div>
      <div className={styles.options}>
        {(["matchCase", "ignoreMarks"] as const).map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={wanted[option]}
              onChange={({ target }) => want({ [option]: target.checked })}
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </div>
  );
}
