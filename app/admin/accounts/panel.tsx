import { useId, type ReactNode } from "react";
import styles from "./panel.module.css";

interface PanelProps {
  title: string;
  /** What it is for, in a sentence or two. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of a page about accounts. */
export function Panel({ title, intro, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
