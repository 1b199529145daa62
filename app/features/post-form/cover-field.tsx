import { useRef, useState, type ClipboardEvent, type DragEvent } from "react";
import type { Picture } from "#api/media.ts";
import { Button } from "#app/ui/button.tsx";
import fieldStyles from "#app/ui/field.module.css";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { CoverPreview } from "./cover-preview.tsx";
import { acceptedCovers } from "./cover-types.ts";
import styles from "./cover-field.module.css";

interface CoverFieldProps {
  id: string;
  isNew: boolean;
  /** The cover that the stored post has. */
  current: Picture | null;
  chosen: Blob | null;
  category: string;
  error: string | undefined;
  onChoose: (file: Blob | null) => void;
}

/** The cover: chosen, dropped or pasted, and how it will look. */
export function CoverField({ id, isNew, current, chosen, category, error, onChoose }: CoverFieldProps) {
  const { cover, fields } = useDeskMessages().postForm;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(data: DataTransfer | null): boolean {
    const file = data?.files[0];
    if (file) onChoose(file);
    return file !== undefined;
  }

  function drop(event: DragEvent): void {
    setIsOver(false);
    if (take(event.dataTransfer)) event.preventDefault();
  }

  function paste(event: ClipboardEvent): void {
    if (take(event.clipboardData)) event.preventDefault();
  }

  function caption(): string {
    if (!chosen) return current ? cover.current : cover.none;
    return chosen instanceof File && chosen.name ? cover.chosen(chosen.name) : cover.chosenUnnamed;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts: the picker inside does the same for everybody
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      className={isOver ? `${styles.cover} ${styles.over}` : styles.cover}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <figure className={styles.figure}>
        <CoverPreview chosen={chosen} current={current} category={category} />
        <figcaption>
          <span role="status">{caption()}</span>
        </figcaption>
      </figure>
      <div className={styles.choose}>
        <label id={`${id}-label`} htmlFor={id} className={fieldStyles.label}>
          {fields.cover}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={acceptedCovers(isNew)}
          className={styles.file}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onChoose(file);
            // The same file may be chosen again after it was taken back.
            target.value = "";
          }}
        />
        <span className={styles.buttons}>
          <label htmlFor={id} className={styles.pick}>
            {chosen || current ? cover.chooseOther : cover.choose}
          </label>
          {chosen && (
            <Button
              kind="quiet"
              small
              onClick={() => {
                onChoose(null);
                input.current?.focus();
              }}
            >
              {cover.remove}
            </Button>
          )}
        </span>
        {error && (
          <p id={`${id}-error`} className={fieldStyles.error}>
            {error}
          </p>
        )}
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {isNew ? cover.hintNew : cover.hint}
        </p>
      </div>
    </div>
  );
}
