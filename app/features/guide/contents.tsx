import type { GuideSection } from "#content/guide-page.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { useCurrentSection } from "./use-current-section.ts";
import styles from "./contents.module.css";

/** On a page that numbers only some of its sections: their numbers, by the sections' ids. */
export type SectionNumbers = Partial<Record<string, number>>;

interface ContentsProps {
  sections: Pick<GuideSection, "id" | "title">[];
  numbers?: SectionNumbers | undefined;
}

/** The sections of a long page, as links, numbered one after the other if the page has no numbers of its own. */
export function Contents({ sections, numbers }: ContentsProps) {
  const { guide } = useMessages();
  const current = useCurrentSection(sections.map(({ id }) => id).join(" "));
  return (
    <nav className={styles.contents} aria-labelledby="_contents">
      <h2 id="_contents" className={styles.title}>
        {guide.contents}
      </h2>
      <ol className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              data-number={numbers && (numbers[id] ?? "")}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
