import { Link } from "react-router";
import { searchKinds, type SearchKind } from "#api/search/search-kinds.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { searchPath } from "#i18n/search/search-address.ts";
import { searchWords } from "#i18n/search/search-words.ts";
import styles from "./kind-links.module.css";

interface KindLinksProps {
  query: string;
  counts: Record<SearchKind, number>;
  /** Null for all. */
  current: SearchKind | null;
}

/** Narrows the search to what has results; what is narrowed to stays, also without any. */
export function KindLinks({ query, counts, current }: KindLinksProps) {
  const language = useLanguage();
  const { kinds, kindsLabel } = searchWords[language];
  const all = searchKinds.reduce((sum, kind) => sum + counts[kind], 0);
  const shown = searchKinds.filter((kind) => counts[kind] > 0 || kind === current);
  const links = [{ kind: null, count: all }, ...shown.map((kind) => ({ kind, count: counts[kind] }))];
  return (
    <nav aria-label={kindsLabel}>
      <ul className={styles.links}>
        {links.map(({ kind, count }) => (
          <li key={kind ?? "all"}>
            <Link
              to={searchPath(language, query, kind)}
              aria-current={kind === current ? "page" : undefined}
              className={styles.link}
            >
              {kinds[kind ?? "all"]}
              <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
