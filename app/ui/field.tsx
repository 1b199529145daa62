import { useId, type ReactNode } from "react";
import styles from "./field.module.css";

/** What a field gives to its control: `<input {...control} />`, a `textarea` or a `select`. */
interface FieldControl {
  id: string;
  className: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; the control is marked as invalid with it. */
  error?: ReactNode;
  /** To be found from elsewhere, for example to move the focus there. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
}

/**
 * A labelled control with its hint and its error.
 *
 * @example <Field label="Title" error={error}>{(control) => <input {...control} name="title" />}</Field>
 */
export function Field({ label, hint, error, id: givenId, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
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
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
