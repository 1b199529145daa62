import type { ReactNode } from "react";
import styles from "./alert.module.css";

interface AlertProps {
  kind?: "error" | "success" | "note";
  children: ReactNode;
  /** What else is to be known, or done, about it. */
  details?: ReactNode;
}

/** A message that is read out as soon as it is there: what failed, what was done, what to know. */
export function Alert({ kind = "error", children, details }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles[kind]}`}>
      <div role="alert" className={details ? styles.main : undefined}>
        {children}
      </div>
      {details && <div className={styles.details}>{details}</div>}
    </div>
  );
}
