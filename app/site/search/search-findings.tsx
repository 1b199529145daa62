import { Link } from "react-router";
import type { SearchKind } from "#api/search/search-kinds.ts";
import type { SearchAnswer } from "#api/search/search.ts";
import { pagePath, type Page } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { useShownPages } from "#app/site/parts/use-site-details.ts";
import { PillLink } from "#app/ui/buttons/pill-link.tsx";
import { searchPath } from "#i18n/search/search-address.ts";
import { searchWords } from "#i18n/search/search-words.ts";
import { DirectAnswer } from "./direct-answer.tsx";
import { KindLinks } from "./kind-links.tsx";
import { ResultList } from "./result-list.tsx";
import styles from "./search-findings.module.css";

interface SearchFindingsProps {
  answer: SearchAnswer;
  kind: SearchKind | null;
}

/** Lists the results, or suggests where else to look. */
export function SearchFindings({ answer, kind }: SearchFindingsProps) {
  const { query, results, direct, total, counts, names, nearest, isPartial } = answer;
  const language = useLanguage();
  const words = searchWords[language];
  const shown = kind === null ? direct : null;
  return (
    <div className={styles.findings}>
      <p className={styles.summary} role="status">
        {total > 0 ? words.results(kind === null ? total : counts[kind], query) : words.nothing(query)}
      </p>
      {isPartial && <p>{words.partial}</p>}
      {nearest !== null && (
        <p>
          {total > 0 ? words.shownForNearest : words.nearest}{" "}
          <Link to={searchPath(language, nearest)} className={styles.nearest}>
            {nearest}
          </Link>
          ?
        </p>
      )}
      {shown && <DirectAnswer direct={shown} />}
      {total > 0 && <KindLinks query={query} total={total} counts={counts} current={kind} />}
      {total > 0 && results.length === 0 && <p>{words.nothingOfKind}</p>}
      <ResultList results={results.filter(({ path }) => path !== shown?.path)} />
      {names.length > 0 && <NearNames names={names} />}
      {total === 0 && <WhereToLook advice={words.advice} />}
    </div>
  );
}

function NearNames({ names }: Pick<SearchAnswer, "names">) {
  return (
    <section aria-labelledby="_names">
      <h2 id="_names" className={styles.namesTitle}>
        {searchWords[useLanguage()].nearNames}
      </h2>
      <ul className={styles.pages}>
        {names.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages from which the rest can be reached. */
const mainPages: Page[] = [
  "peru-guide",
  "questions",
  "top-ten",
  "entry",
  "costs",
  "safety-health",
  "altitude-health",
  "itineraries",
  "blog",
];

function WhereToLook({ advice }: { advice: string }) {
  const language = useLanguage();
  const { pages } = useMessages();
  return (
    <>
      <p>{advice}</p>
      <p>{searchWords[language].whereToLook}</p>
      <ul className={styles.pages}>
        {mainPages.filter(useShownPages()).map((page) => (
          <li key={page}>
            <Link to={pagePath(page, language)}>{pages[page].name}</Link>: {pages[page].teaser}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Before anything is searched: what can be, with examples. */
export function SearchHelp() {
  const language = useLanguage();
  const { examples, exampleQueries } = searchWords[language];
  return (
    <section aria-labelledby="_examples" className={styles.findings}>
      <h2 id="_examples" className={styles.summary}>
        {examples}
      </h2>
      <ul className={styles.examples}>
        {exampleQueries.map((query) => (
          <li key={query}>
            <PillLink quiet prefetch="none" to={searchPath(language, query)}>
              {query}
            </PillLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
