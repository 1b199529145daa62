import { useId, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import "#app/ui/dialogs/dialog.css";
import dialogForm from "../../../ui/dialogs/dialog-form.module.css";
import styles from "./cover-field.module.css";

interface CoverLibraryDialogProps {
  /** Gets the focus after closing. */
  openerId: string;
  onClose: () => void;
  /** The stored pictures. */
  children: ReactNode;
}

/** One of the stored pictures as the cover. */
export function CoverLibraryDialog({ openerId, onClose, children }: CoverLibraryDialogProps) {
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
        {children}
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
