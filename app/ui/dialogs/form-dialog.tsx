import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../buttons/button.tsx";
import "./dialog.css";
import styles from "./dialog-form.module.css";

interface FormDialogProps {
  title: string;
  text?: string;
  /** The labels of the buttons. */
  confirm: string;
  cancel: string;
  /** While the call runs, the dialog stays open and its buttons do nothing. */
  busy: boolean;
  /** Another way to answer, between the two buttons. */
  instead?: ReactNode;
  noValidate?: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A form in a dialog that is open while it is mounted; closing returns the focus to where it was. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, busy, noValidate = false, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // The dialog is gone by then, and what was disabled while the call ran takes the focus again.
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
      // Browsers may close it without a cancel event when Escape is pressed twice.
      onClose={onCancel}
    >
      <form noValidate={noValidate} className={styles.form} onSubmit={props.onSubmit}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {text !== undefined && <p id={`${id}-text`}>{text}</p>}
        {props.children}
        <p className={styles.buttons}>
          <Button kind="quiet" busy={busy} onClick={onCancel}>
            {props.cancel}
          </Button>
          {props.instead}
          <Button type="submit" busy={busy}>
            {props.confirm}
          </Button>
        </p>
      </form>
    </dialog>
  );
}
