import type { GuideSection } from "#content/guide-page.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./contents.module.css";

/** The sections of a long page, as links. */
export function Contents({ sections }: { sections: Pick<GuideSection, "id" | "title">[] }) {
  const { guide } = useMessages();
  return (
    <nav className={styles.contents} aria-labelledby="_contents">
      <h2 id="_contents" className={styles.title}>
        {guide.contents}
      </h2>
      <ol className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
