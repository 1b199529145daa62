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
  /** The name of an author, whose initials stand there instead. */
  name?: string;
  children: ReactNode;
}

/** The head of a list of some posts only. */
export function ListHead({ title, crumbs, picture, name, children }: ListHeadProps) {
  return (
    <header className={picture ? `${styles.head} ${styles.pictured}` : styles.head}>
      <div className={styles.words}>
        {crumbs}
        <div className={styles.name}>
          {name && (
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
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

/** The initials of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase()).join("");
}
