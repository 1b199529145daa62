import type { ReactNode } from "react";
import styles from "./page-intro.module.css";

/** The beginning of a page: its heading and a few words. */
export function PageIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      {children && <div className={styles.words}>{children}</div>}
    </header>
  );
}
