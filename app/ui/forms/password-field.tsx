import { useState, type ComponentProps } from "react";
import { Field } from "./field.tsx";
import styles from "./password-field.module.css";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "className" | "type" | "id"> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Label of the button that shows the password. */
  showLabel: string;
}

export function PasswordField({ label, hint, error, showLabel, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            {...input}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={showLabel}
            aria-pressed={isShown}
            aria-controls={control.id}
            title={showLabel}
            onClick={() => setIsShown(!isShown)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
              <circle cx="12" cy="12" r="2.9" />
              {isShown && <path d="m4 20 16-16" />}
            </svg>
          </button>
        </div>
      )}
    </Field>
  );
}
