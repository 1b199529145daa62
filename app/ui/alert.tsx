import type { ReactNode } from "react";
import styles from "./alert.module.css";

interface AlertProps {
  kind?: "error" | "success" | "note";
  children: ReactNode;
}

/** A message that is read out as soon as it is there: what failed, what was done, what to know. */
export function Alert({ kind = "error", children }: AlertProps) {
  return (
    <div role="alert" className={`${styles.alert} ${styles[kind]}`}>
      {children}
    </div>
  );
}
