import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from "react";
import { Button } from "../buttons/button.tsx";
import "./dialog.css";
import styles from "./confirm-dialog.module.css";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirm: string;
  cancel: string;
  /** While the action runs, the dialog stays open and its buttons do nothing. */
  busy?: boolean;
  kind?: "primary" | "danger";
  onConfirm: () => void;
  onCancel: () => void;
}

/** Escape cancels; closing returns the focus to where it was. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  busy = false,
  kind = "danger",
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  function refuse(event: SyntheticEvent): void {
    event.preventDefault();
    if (!busy) onCancel();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={refuse}
      // Browsers may close it without a cancel event when Escape is pressed twice.
      // They also tell of a closing late: by then it may have been opened again.
      onClose={({ currentTarget }) => open && !busy && !currentTarget.open && onCancel()}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {text && (
        <div id={`${id}-text`} className={styles.text}>
          {text}
        </div>
      )}
      <div className={styles.buttons}>
        {/* First, so that the harmless answer gets the focus. */}
        <Button kind="quiet" busy={busy} onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind={kind} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
