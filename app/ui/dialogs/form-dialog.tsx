import { useId, useRef, type ReactNode, type Ref } from "react";
import { Button } from "../button.tsx";
import "../dialog.css";
import styles from "../dialog-form.module.css";
import { useModal } from "./use-modal.ts";

interface FormDialogProps {
  title: string;
  /** Read with the title. */
  text?: string;
  submit: string;
  cancel: string;
  busy?: boolean;
  isDisabled?: boolean;
  /** Whether the browser looks for what is missing before `onSubmit`. */
  isChecked?: boolean;
  /** The id of what gets the focus after closing if the control that had it is gone. */
  fallbackId: string;
  ref?: Ref<HTMLFormElement>;
  onSubmit: (form: HTMLFormElement) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A small form in a modal dialog, open while it is mounted. Escape cancels. */
export function FormDialog({ ref, children, ...props }: FormDialogProps) {
  const { title, text, submit, cancel, busy = false, isDisabled, isChecked = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, props.fallbackId);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        props.onCancel();
      }}
    >
      <form
        ref={ref}
        noValidate={!isChecked}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) props.onSubmit(event.currentTarget);
        }}
      >
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {text !== undefined && <p id={`${id}-text`}>{text}</p>}
        {children}
        <p className={styles.buttons}>
          <Button kind="quiet" onClick={props.onCancel}>
            {cancel}
          </Button>
          <Button type="submit" busy={busy} disabled={isDisabled}>
            {submit}
          </Button>
        </p>
      </form>
    </dialog>
  );
}
