import type { ReactNode } from "react";
import styles from "./arranged-row.module.css";

/** The lines of a list that a person arranges. */
export function ArrangedRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {children}
    </ul>
  );
}

interface ArrangedRowProps {
  name: string;
  isHidden?: boolean;
  /** Small words beside the name, such as that it is hidden. */
  notes?: readonly (string | false)[];
  /** The controls of the line. */
  children: ReactNode;
}

export function ArrangedRow({ name, isHidden = false, notes = [], children }: ArrangedRowProps) {
  return (
    <li className={styles.row}>
      <span className={isHidden ? styles.hidden : undefined}>
        {name}
        {notes.map(
          (note) =>
            note && (
              <small key={note} className={styles.note}>
                {note}
              </small>
            ),
        )}
      </span>
      <span className={styles.controls}>{children}</span>
    </li>
  );
}
