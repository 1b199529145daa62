import { useId, useRef, type ReactNode, type Ref, type SubmitEvent } from "react";
import { Button } from "../buttons/button.tsx";
import "./dialog.css";
import styles from "./dialog-form.module.css";
import { useModal } from "./use-modal.ts";

interface FormDialogProps {
  title: string;
  /** Read with the title. */
  text?: string;
  /** The labels of the buttons. */
  confirm: string;
  cancel: string;
  /** While the call runs, the form is not sent again. */
  busy?: boolean;
  isDisabled?: boolean;
  /** Another way to answer, between the two buttons. */
  instead?: ReactNode;
  /** Whether `onSubmit` looks for what is missing, and not the browser. */
  noValidate?: boolean;
  /** The id of what gets the focus after closing if the control that had it is gone. */
  fallbackId?: string;
  ref?: Ref<HTMLFormElement>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Called by Escape too, also while the call runs. */
  onCancel: () => void;
  children: ReactNode;
}

/** A form in a dialog that is open while it is mounted; closing returns the focus to where it was. */
export function FormDialog({ ref, ...props }: FormDialogProps) {
  const { title, text, busy = false, noValidate = false, onCancel } = props;
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
        onCancel();
      }}
    >
      <form
        ref={ref}
        noValidate={noValidate}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // In React it would bubble to a form around.
          event.stopPropagation();
          if (!busy) props.onSubmit(event);
        }}
      >
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {text !== undefined && <p id={`${id}-text`}>{text}</p>}
        {props.children}
        <p className={styles.buttons}>
          <Button kind="quiet" onClick={onCancel}>
            {props.cancel}
          </Button>
          {props.instead}
          <Button type="submit" busy={busy} disabled={props.isDisabled}>
            {props.confirm}
          </Button>
        </p>
      </form>
    </dialog>
  );
}
