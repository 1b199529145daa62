import type { SearchResult } from "#api/search/search.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { useLanguage } from "#i18n/page-language.tsx";
import { searchWords } from "#i18n/search/search-words.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./result-list.module.css";

/** The best first. */
export function ResultList({ results }: { results: SearchResult[] }) {
  const { kindOfOne } = searchWords[useLanguage()];
  return (
    <ol className={styles.results}>
      {results.map(({ kind, path, title, context, snippet, section }) => (
        <li key={path + title.join("")} className={styles.result}>
          <p className={styles.kind}>
            {context === null ? kindOfOne[kind] : `${kindOfOne[kind]} · ${context}`}
          </p>
          <h2 className={styles.title}>
            <SiteLink to={path}>
              <MarkedText pieces={title} />
            </SiteLink>
          </h2>
          {snippet.join("") !== "" && (
            <p className={styles.snippet}>
              <MarkedText pieces={snippet} />
            </p>
          )}
          {section && (
            <p>
              <SiteLink to={section.path} className={styles.section}>
                {section.title}
              </SiteLink>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
