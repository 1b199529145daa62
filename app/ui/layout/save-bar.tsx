import type { ReactNode } from "react";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  /** Where what is edited stands; screen readers hear it as it changes. */
  status: string;
  /** Why it could not be saved. */
  alert?: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** Always in view at the foot of what is edited. */
export function SaveBar({ status, alert, children }: SaveBarProps) {
  return (
    <div className={styles.foot}>
      {alert}
      <div className={styles.bar}>
        <p role="status" className={styles.state}>
          {status}
        </p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
