import { useId, type ReactNode, type Ref } from "react";
import styles from "./panel.module.css";

interface PanelProps {
  title: string;
  /** The purpose of the panel, in a sentence or two. */
  intro?: ReactNode;
  /** The heading of its heading, where that may get the focus. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a page, with its heading. */
export function Panel({ title, intro, heading, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={heading ? -1 : undefined} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
