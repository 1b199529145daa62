import { useEffect, useId, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import "#app/ui/dialog.css";
import styles from "./editor-dialog.module.css";

interface EditorDialogProps {
  title: string;
  submit: string;
  cancel: string;
  /** Another thing to do with what is edited, for example to remove it. */
  extra?: { label: string; run: () => void } | undefined;
  busy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the page while it is there. Escape closes it. */
export function EditorDialog({
  title,
  submit,
  cancel,
  extra,
  busy = false,
  onSubmit,
  onClose,
  children,
}: EditorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  // In the body: a form may not stand in the form that the editor belongs to. React passes events on to that
  // form all the same.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!busy) onSubmit();
        }}
      >
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={styles.buttons}>
          {extra && (
            <Button kind="danger" onClick={extra.run}>
              {extra.label}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
