import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./check-field.module.css";

interface CheckFieldProps extends Pick<ComponentProps<"input">, "name" | "value" | "defaultChecked"> {
  label: ReactNode;
  hint?: string | undefined;
  /** Whether it is ticked now, where something follows at once; else its form reads it by its name. */
  isChecked?: boolean;
  onChange?: (isChecked: boolean) => void;
}

export function CheckField({ label, hint, isChecked, onChange, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={`${styles.label} ${styles.strong}`}>
        <input
          {...input}
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : id}
          checked={isChecked}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
