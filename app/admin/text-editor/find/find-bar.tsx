import type { Editor } from "@tiptap/core";
import { useEffect, useEffectEvent, useRef, type Ref, type RefObject } from "react";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import { Icon } from "#app/admin/text-editor/labels/icons.tsx";
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
  const { wanted, want } = find;
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [request]);

  useKeys(bar, (event) => {
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
  return (
    <div ref={bar} role="search" aria-label={labels.bar} className={styles.bar}>
      <WordsField ref={input} label={labels.words} value={wanted.words} onType={(words) => want({ words })} />
      <Matches find={find} labels={labels} onClose={onClose} />
      <Replacement find={find} labels={labels} />
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

type Found = ReturnType<typeof useFind>;

function foundText({ wanted, matches, replaced }: Found, labels: FindBarProps["labels"]): string {
  if (replaced !== null) return labels.replaced(replaced);
  if (wanted.words === "") return "";
  const { current, total } = matches;
  if (total === 0) return labels.none;
  return current > 0 ? labels.position(current, total) : labels.found(total);
}

interface PartProps extends Pick<FindBarProps, "labels"> {
  find: Found;
}

/** Leads through what is found. */
function Matches({ find, labels, onClose }: PartProps & Pick<FindBarProps, "onClose">) {
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label={labels.previous} onClick={find.previous}>
        <Icon name="previous" />
      </button>
      <button type="button" aria-label={labels.next} onClick={find.next}>
        <Icon name="next" />
      </button>
      <span role="status" className={styles.count}>
        {foundText(find, labels)}
      </span>
      <button type="button" aria-label={labels.close} className={styles.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}

function Replacement({ find, labels }: PartProps) {
  return (
    <>
      <WordsField
        label={labels.replacement}
        value={find.wanted.replacement}
        onType={(replacement) => find.want({ replacement })}
      />
      <div className={styles.buttons}>
        <Button kind="quiet" small onClick={find.replace}>
          {labels.replace}
        </Button>
        <Button kind="quiet" small onClick={find.replaceAll}>
          {labels.replaceAll}
        </Button>
      </div>
    </>
  );
}

interface WordsFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onType: (words: string) => void;
}

function WordsField({ ref, label, value, onType }: WordsFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        ref={ref}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}

/** The keys of the bar, heard before those of the form around the editor. */
function useKeys(bar: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    const element = bar.current;
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [bar]);
}
