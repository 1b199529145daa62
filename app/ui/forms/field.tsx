import { useId, type ReactNode } from "react";
import styles from "./field.module.css";

/** For the control: `<input {...control} />`, a `textarea` or a `select`. */
interface FieldControl {
  id: string;
  className: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the control as invalid. */
  error?: ReactNode;
  /** A script writes the error, and the hint if there may be one: their elements stand there without a text, too. */
  scripted?: boolean;
  /** Set when the control must be found from elsewhere, for example to move the focus. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
}

/** @example <Field label="Title" error={error}>{(control) => <input {...control} name="title" />}</Field> */
export function Field({ label, hint, error, scripted = false, id: givenId, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint || (scripted && hint === "") ? `${id}-hint` : "";
  const errorId = error || scripted ? `${id}-error` : "";
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        "aria-describedby": `${errorId} ${hintId}`.trim() || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {errorId && (
        <p id={errorId} className={styles.error} suppressHydrationWarning={scripted}>
          {error}
        </p>
      )}
      {hintId && (
        <p id={hintId} className={styles.hint} suppressHydrationWarning={scripted}>
          {hint}
        </p>
      )}
    </div>
  );
}
