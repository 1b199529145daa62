import type { ReactNode } from "react";
import type { Category } from "#api/posts/categories.ts";
import { Drawing } from "#app/ui/pictures/drawing.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import styles from "./list-head.module.css";

interface ListHeadProps {
  title: string;
  crumbs: ReactNode;
  /** The category whose drawing stands beside the words. */
  picture?: Category;
  /** Stands before the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** The head of a list of some posts only. */
export function ListHead({ title, crumbs, picture, mark, children }: ListHeadProps) {
  return (
    <header className={picture ? `${styles.head} ${styles.pictured}` : styles.head}>
      <div className={styles.words}>
        {crumbs}
        <div className={styles.name}>
          {mark}
          <h1>
            <Unbroken isTitle>{title}</Unbroken>
          </h1>
        </div>
        <div className={styles.intro}>{children}</div>
      </div>
      {picture && (
        <Drawing
          src={`/pictures/categories/${picture.toLowerCase()}.svg`}
          alt=""
          first
          className={styles.picture}
        />
      )}
    </header>
  );
}
