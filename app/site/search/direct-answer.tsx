import { Link } from "react-router";
import type { SearchAnswer } from "#api/search/search.ts";
import { linkPrefetch } from "#app/ui/buttons/link-prefetch.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { searchWords } from "#i18n/search/search-words.ts";
import styles from "./direct-answer.module.css";

/** The value that was asked for, with its age, above all results. */
export function DirectAnswer({ direct }: { direct: NonNullable<SearchAnswer["direct"]> }) {
  const { path, title, value, age } = direct;
  const { inShort } = searchWords[useLanguage()];
  return (
    <section aria-labelledby="_direct" className={styles.direct}>
      <p className={styles.label}>{inShort}</p>
      <h2 id="_direct" className={styles.title}>
        <Link to={path} prefetch={linkPrefetch()}>
          {title}
        </Link>
      </h2>
      <p className={styles.value}>{withCapital(value)}</p>
      {age !== null && <p className={styles.label}>{age}</p>}
    </section>
  );
}
