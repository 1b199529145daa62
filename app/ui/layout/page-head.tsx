import type { ReactNode } from "react";
import styles from "./page-head.module.css";

interface PageHeadProps {
  /** The title, and what introduces the page. */
  words: ReactNode;
  /** Stands between the words and the picture. */
  children?: ReactNode;
  /** Stands beside the words where there is room. */
  picture?: ReactNode;
  /** For what a kind of head has of its own. */
  className?: string | undefined;
}

/** The head of a page: its title with what introduces it, and a picture. */
export function PageHead({ words, children, picture, className = "" }: PageHeadProps) {
  const names = [styles.head, picture && styles.pictured, className];
  return (
    <header className={names.filter(Boolean).join(" ")}>
      <div className={styles.words}>{words}</div>
      {children}
      {picture}
    </header>
  );
}
