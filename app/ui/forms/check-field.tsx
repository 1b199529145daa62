import { useId, type ReactNode } from "react";
import styles from "./check-field.module.css";

interface CheckFieldProps {
  label: ReactNode;
  hint?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckField({ label, hint, isChecked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={`${styles.label} ${styles.strong}`}>
        <input
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : id}
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
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
