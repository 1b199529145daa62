import { useState, type ClipboardEvent, type DragEvent } from "react";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { coverName } from "#app/admin/post-form/chosen-cover.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { CoverLibraryDialog, type CoverLibrarySlot } from "./cover-library-dialog.tsx";
import { CoverPicker, type CoverPickerProps } from "./cover-picker.tsx";
import { CoverPreview } from "./cover-preview.tsx";
import styles from "./cover-field.module.css";

interface CoverFieldProps extends Omit<CoverPickerProps, "onLibrary"> {
  category: string;
  Library?: CoverLibrarySlot | undefined;
  onChooseStored: (picture: LibraryPicture) => void;
}

/** The cover can be chosen, dropped, pasted, or taken from the media library. */
export function CoverField(props: CoverFieldProps) {
  const { id, current, chosen, category, Library, onChoose, onChooseStored } = props;
  const { cover } = useAdminMessages().postForm;
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);

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
    const name = coverName(chosen);
    return name ? cover.chosen(name) : cover.chosenUnnamed;
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
      <CoverPicker {...props} onLibrary={Library && (() => setIsLibraryOpen(true))} />
      {Library && isLibraryOpen && (
        <CoverLibraryDialog
          Library={Library}
          openerId={`${id}-library`}
          onChosen={(picture) => {
            setIsLibraryOpen(false);
            onChooseStored(picture);
          }}
          onClose={() => setIsLibraryOpen(false)}
        />
      )}
    </div>
  );
}
