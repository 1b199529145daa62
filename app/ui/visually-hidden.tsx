import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Text for those who listen to the page. */
export function VisuallyHidden({ children, ...rest }: { children: ReactNode; role?: "status" }) {
  return (
    <span className={styles.hidden} {...rest}>
      {children}
    </span>
  );
}
