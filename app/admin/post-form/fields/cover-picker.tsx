import { useRef, type ReactNode } from "react";
import type { Picture } from "#api/posts/posts.ts";
import type { ChosenCover } from "#app/admin/post-form/chosen-cover.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import fieldStyles from "../../../ui/forms/field.module.css";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { acceptedCovers } from "./use-cover-check.ts";
import styles from "./cover-field.module.css";

export interface CoverPickerProps {
  id: string;
  isNew: boolean;
  current: Picture | null;
  chosen: ChosenCover | null;
  error: ReactNode;
  onChoose: (file: Blob | null) => void;
  /** Offers the stored pictures, to those who may see them. */
  onLibrary?: (() => void) | undefined;
}

/** The cover's file input, with what is wrong with the file. */
export function CoverPicker({ id, isNew, current, chosen, error, onChoose, onLibrary }: CoverPickerProps) {
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
      <div className={styles.buttons}>
        <FileInput
          ref={input}
          id={id}
          accept={acceptedCovers(isNew)}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          choose={chosen || current ? cover.chooseOther : cover.choose}
          onFiles={([file]) => {
            if (file) onChoose(file);
          }}
        />
        {onLibrary && (
          <Button id={`${id}-library`} kind="quiet" small aria-haspopup="dialog" onClick={onLibrary}>
            {cover.fromLibrary}
          </Button>
        )}
        {chosen && (
          <Button kind="quiet" small onClick={removeChosen}>
            {cover.remove}
          </Button>
        )}
      </div>
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
