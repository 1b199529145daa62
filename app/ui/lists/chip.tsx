import type { ReactNode } from "react";
import styles from "./chip.module.css";

/** A short word beside a name. @param isMarked for what an editor is to see first */
export function Chip({ isMarked = false, children }: { isMarked?: boolean; children: ReactNode }) {
  return <span className={isMarked ? `${styles.chip} ${styles.marked}` : styles.chip}>{children}</span>;
}
