import type { ReactNode } from "react";
import sticky from "../forms/sticky-foot.module.css";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  /** Where what is edited stands; screen readers hear it as it changes. */
  status: string;
  /** Why it could not be saved. */
  alert?: ReactNode;
  className?: string | undefined;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** Always in view at the foot of what is edited. */
export function SaveBar({ status, alert, className = "", children }: SaveBarProps) {
  return (
    <div className={`${sticky.foot} ${styles.foot} ${className}`}>
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
