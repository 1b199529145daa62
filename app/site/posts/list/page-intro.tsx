import type { ReactNode } from "react";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import styles from "./page-intro.module.css";

export function PageIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.intro}>
      <h1>
        <Unbroken isTitle>{title}</Unbroken>
      </h1>
      {children && <div className={styles.words}>{children}</div>}
    </header>
  );
}
