import type { ReactNode } from "react";
import { Drawing } from "#app/ui/pictures/drawing.tsx";
import styles from "./account-page.module.css";

interface AccountPageProps {
  title: string;
  children: ReactNode;
}

/** Page of an account form, with a picture beside the form. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <section className={styles.leaf}>
      <Drawing src="/pictures/categories/discovery.svg" alt="" first className={styles.drawing} />
      <div className={styles.page}>
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  );
}
