import type { ReactNode } from "react";
import sticky from "../forms/sticky-foot.module.css";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  /** Where what is edited stands; screen readers hear it as it changes. */
  status: string;
  /** Said beside it, and not read out. */
  hint?: string | null;
  /** Why it could not be saved. */
  alert?: ReactNode;
  className?: string | undefined;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** Always in view at the foot of what is edited. */
export function SaveBar({ status, hint, alert, className = "", children }: SaveBarProps) {
  return (
    <div className={`${sticky.foot} ${styles.foot} ${className}`}>
      {alert}
      <div className={styles.bar}>
        <p className={styles.state}>
          <span role="status">{status}</span> {hint}
        </p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
