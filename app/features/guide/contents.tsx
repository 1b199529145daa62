import type { GuideSection } from "#content/guide-page.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { useCurrentSection } from "./use-current-section.ts";
import styles from "./contents.module.css";

/** The sections of a long page, as links. */
export function Contents({ sections }: { sections: Pick<GuideSection, "id" | "title">[] }) {
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
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
