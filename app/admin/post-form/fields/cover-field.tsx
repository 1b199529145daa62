import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import type { Picture } from "#api/posts.ts";
import { Button } from "#app/ui/button.tsx";
import fieldStyles from "../../../ui/field.module.css";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { CoverPreview } from "./cover-preview.tsx";
import { acceptedCovers } from "./use-cover-check.ts";
import styles from "./cover-field.module.css";

interface CoverFieldProps {
  id: string;
  isNew: boolean;
  current: Picture | null;
  chosen: Blob | null;
  category: string;
  error: ReactNode;
  onChoose: (file: Blob | null) => void;
}

/** The cover can be chosen, dropped or pasted. */
export function CoverField(props: CoverFieldProps) {
  const { id, current, chosen, category, onChoose } = props;
  const { cover } = useAdminMessages().postForm;
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  function take(data: DataTransfer | null): boolean {
    const file = data?.files[0];
    if (file) onChoose(file);
    return file !== undefined;
  }

  function drop(event: DragEvent): void {
    setIsDraggedOver(false);
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts: the file picker inside does the same for everybody
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      className={isDraggedOver ? `${styles.cover} ${styles.over}` : styles.cover}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <figure className={styles.figure}>
        <CoverPreview chosen={chosen} current={current} category={category} />
        <figcaption>
          <span role="status">{caption()}</span>
        </figcaption>
      </figure>
      <CoverPicker {...props} />
    </div>
  );
}

function CoverPicker({ id, isNew, current, chosen, error, onChoose }: CoverFieldProps) {
  const { cover, fields } = useAdminMessages().postForm;
  const input = useRef<HTMLInputElement>(null);

  function removeChosen(): void {
    onChoose(null);
    input.current?.focus();
  }

  return (
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
          // Otherwise choosing the same file again, after removing it, would fire no event.
          target.value = "";
        }}
      />
      <span className={styles.buttons}>
        <label htmlFor={id} className={styles.pick}>
          {chosen || current ? cover.chooseOther : cover.choose}
        </label>
        {chosen && (
          <Button kind="quiet" small onClick={removeChosen}>
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
  );
}
