import { useId, useRef } from "react";
import { createPortal } from "react-dom";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { CoverLibrarySlot } from "#app/admin/post-form/form-props.ts";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import "#app/ui/dialogs/dialog.css";
import dialogForm from "../../../ui/dialogs/dialog-form.module.css";
import styles from "./cover-field.module.css";

interface CoverLibraryDialogProps {
  Library: CoverLibrarySlot;
  /** Gets the focus after closing. */
  openerId: string;
  onChosen: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/** One of the stored pictures as the cover. */
export function CoverLibraryDialog({ Library, openerId, onChosen, onClose }: CoverLibraryDialogProps) {
  const { cover, cancel } = useAdminMessages().postForm;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, openerId);
  // Rendered in the body: Enter in its search field must not save the post.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.library}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={dialogForm.form}>
        <h2 id={id} className={dialogForm.title}>
          {cover.libraryTitle}
        </h2>
        <p>{cover.libraryHint}</p>
        <Library onChosen={onChosen} />
        <p className={dialogForm.buttons}>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </p>
      </div>
    </dialog>,
    document.body,
  );
}
