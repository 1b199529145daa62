import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShownFact } from "#api/facts/shown-fact.ts";
import { linkPrefetch } from "#app/ui/buttons/link-prefetch.ts";
import { listedPages, pagePath } from "#i18n/addresses.ts";
import { factWords, monthOf } from "#i18n/facts/fact-words.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/unbroken.tsx";
import styles from "./fact-article.module.css";

/** Letters of a value that may be as large as a title; several values are read as a line of text. */
const short = 30;

interface FactArticleProps {
  fact: ShownFact;
  title: string;
  crumbs: ReactNode;
  /** The form of a report. */
  children: ReactNode;
}

/** Shows the value, the age and the source of a fact, and the pages that use it. */
export function FactArticle({ fact, title, crumbs, children }: FactArticleProps) {
  const language = useLanguage();
  const { pages: names } = useMessages();
  const words = factWords[language];
  const { page } = words;
  // Safe comparison: the ids come over the wire as texts.
  const pages = listedPages.filter((id) => fact.pages.includes(id));
  const doubts = [
    ...(fact.isEstimate ? [words.estimate] : []),
    ...(fact.isConfirmed ? [] : [words.unconfirmed]),
  ];
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        {crumbs}
        <h1>
          <Unbroken isTitle>{title}</Unbroken>
        </h1>
      </header>
      <div className={styles.known}>
        <dl className={styles.details}>
          {fact.value !== null && (
            <div>
              <dt>{page.value}</dt>
              <dd className={fact.value.length <= short ? styles.value : undefined}>{fact.value}</dd>
            </div>
          )}
          {fact.said !== null && (
            <div>
              <dt>{page.said}</dt>
              <dd>
                <Unbroken>{fact.said}</Unbroken>
              </dd>
            </div>
          )}
          <div>
            <dt>{page.when}</dt>
            <dd>
              <time dateTime={fact.checkedOn.slice(0, 7)}>
                {words.age[fact.kind](monthOf(fact.checkedOn, language))}
              </time>
            </dd>
          </div>
          {fact.validUntil !== null && (
            <div>
              <dt>{page.validUntil}</dt>
              <dd className={fact.hasEnded ? styles.ended : undefined}>
                {fact.hasEnded
                  ? withCapital(words.ended(formatDate(fact.validUntil, language)))
                  : formatDate(fact.validUntil, language)}
              </dd>
            </div>
          )}
          {doubts.length > 0 && (
            <div>
              <dt>{page.certainty}</dt>
              <dd>{doubts.join(", ")}</dd>
            </div>
          )}
          <div>
            <dt>{page.source}</dt>
            <dd>
              <Source source={fact.source} basis={fact.basis} />
            </dd>
          </div>
        </dl>
        {pages.length > 0 && (
          <section aria-labelledby="_fact-pages">
            <h2 id="_fact-pages" className={styles.title}>
              {page.pages}
            </h2>
            <ul className={styles.pages}>
              {pages.map((id) => (
                <li key={id}>
                  <Link to={pagePath(id, language)} prefetch={linkPrefetch()}>
                    {names[id].name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {children}
    </article>
  );
}

function Source({ source, basis }: Pick<ShownFact, "source" | "basis">) {
  const { noSource, ownEstimate, bases } = factWords[useLanguage()].page;
  if (basis !== null) return ownEstimate(bases[basis]);
  if (!source || source.name === "–") return noSource;
  if (source.url === null) return source.name;
  return (
    <a href={source.url} data-elsewhere="">
      {source.name}
    </a>
  );
}
