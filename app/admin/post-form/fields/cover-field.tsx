import { useState, type ClipboardEvent, type DragEvent } from "react";
import { coverName } from "#app/admin/post-form/chosen-cover.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { fieldId } from "#app/admin/post-form/store/post-fields.ts";
import { CoverPicker } from "./cover-picker.tsx";
import { CoverPreview } from "./cover-preview.tsx";
import styles from "./cover-field.module.css";

/** The cover can be chosen, dropped, pasted, or taken from the media library. */
export function CoverField() {
  const { formId, cover } = usePostForm();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  function take(data: DataTransfer | null): boolean {
    const file = data?.files[0];
    if (file) void cover.choose(file);
    return file !== undefined;
  }

  function drop(event: DragEvent): void {
    setIsDraggedOver(false);
    if (take(event.dataTransfer)) event.preventDefault();
  }

  function paste(event: ClipboardEvent): void {
    if (take(event.clipboardData)) event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts: the file picker inside does the same for everybody
    <div
      role="group"
      aria-labelledby={`${fieldId(formId, "cover")}-label`}
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
      <CoverFigure />
      <CoverPicker />
    </div>
  );
}

function CoverFigure() {
  const { cover } = useAdminMessages().postForm;
  const chosen = useFormState((form) => form.cover);
  const current = useFormState((form) => form.baseCover);
  const category = useFormState(({ fields }) => fields.category);

  function caption(): string {
    if (!chosen) return current ? cover.current : cover.none;
    const name = coverName(chosen);
    return name ? cover.chosen(name) : cover.chosenUnnamed;
  }

  return (
    <figure className={styles.figure}>
      <CoverPreview chosen={chosen} current={current} category={category} />
      <figcaption>
        <span role="status">{caption()}</span>
      </figcaption>
    </figure>
  );
}
