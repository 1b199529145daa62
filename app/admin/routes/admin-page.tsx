import type { ReactNode } from "react";
import styles from "./admin-area.module.css";

interface AdminPageProps {
  title: string;
  intro?: string;
  /** Links that stand below the title. */
  ways?: ReactNode;
  children?: ReactNode;
}

/** A page of the admin area, with its head. */
export function AdminPage({ title, intro, ways, children }: AdminPageProps) {
  return (
    <div className={styles.form}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {ways && <div className={styles.ways}>{ways}</div>}
      </header>
      {children}
    </div>
  );
}
