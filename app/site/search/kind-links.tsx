import { searchKinds, type SearchKind } from "#api/search/search-kinds.ts";
import { CountedLinks } from "#app/site/parts/counted-links.tsx";
import { useLanguage } from "#i18n/page-language.tsx";
import { searchPath } from "#i18n/search/search-address.ts";
import { searchWords } from "#i18n/search/search-words.ts";

interface KindLinksProps {
  query: string;
  /** The hits of all kinds together. */
  total: number;
  counts: Record<SearchKind, number>;
  /** Null for all. */
  current: SearchKind | null;
}

/** Narrows the search to what has results; what is narrowed to stays, also without any. */
export function KindLinks({ query, total, counts, current }: KindLinksProps) {
  const language = useLanguage();
  const { kinds, kindsLabel } = searchWords[language];
  const shown = searchKinds.filter((kind) => counts[kind] > 0 || kind === current);
  const counted = [{ kind: null, count: total }, ...shown.map((kind) => ({ kind, count: counts[kind] }))];
  return (
    <nav aria-label={kindsLabel}>
      <CountedLinks
        links={counted.map(({ kind, count }) => ({
          to: searchPath(language, query, kind),
          name: kinds[kind ?? "all"],
          count,
          isCurrent: kind === current,
        }))}
      />
    </nav>
  );
}
