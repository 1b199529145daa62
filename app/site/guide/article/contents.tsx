import type { GuideSection } from "#content/guide-page.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./contents.module.css";

/** By section id, on pages that number only some of their sections. */
export type SectionNumbers = Partial<Record<string, number>>;

interface ContentsProps {
  sections: Pick<GuideSection, "id" | "title">[];
  /** Without them all are counted. */
  numbers?: SectionNumbers | "none" | undefined;
}

/** Links to the sections of a page. */
export function Contents({ sections, numbers }: ContentsProps) {
  const { guide } = useMessages();
  return (
    <nav className={styles.contents} aria-labelledby="_contents" data-contents="">
      <h2 id="_contents" className={styles.title}>
        {guide.contents}
      </h2>
      <ol className={numbers === "none" ? `${styles.links} ${styles.plain}` : styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* The page script (`app/site/page-script/contents.ts`) marks the section that is read. */}
            <a href={`#${id}`} data-number={numberOf(id, numbers)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function numberOf(id: string, numbers: ContentsProps["numbers"]): number | string | undefined {
  return numbers === "none" ? "" : numbers && (numbers[id] ?? "");
}
