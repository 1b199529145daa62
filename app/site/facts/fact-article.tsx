import type { ReactNode } from "react";
import type { ShownFact } from "#api/facts/shown-fact.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { listedPages, pagePath } from "#i18n/addresses.ts";
import { factWords, monthOf } from "#i18n/facts/fact-words.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
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
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        {crumbs}
        <h1>
          <Unbroken isTitle>{title}</Unbroken>
        </h1>
      </header>
      <div className={styles.known}>
        <Details fact={fact} />
        <UsedOn fact={fact} />
      </div>
      {children}
    </article>
  );
}

/** Shows the value, how old and how sure it is, and its source. */
function Details({ fact }: { fact: ShownFact }) {
  const language = useLanguage();
  const words = factWords[language];
  const { page } = words;
  const doubts = [
    ...(fact.isEstimate ? [words.estimate] : []),
    ...(fact.isConfirmed ? [] : [words.unconfirmed]),
  ];
  const lastDay = fact.validUntil && formatDate(fact.validUntil, language);
  return (
    <dl className={styles.details}>
      {fact.value !== null && (
        <Row label={page.value} className={fact.value.length <= short ? styles.value : undefined}>
          {fact.value}
        </Row>
      )}
      {fact.said !== null && (
        <Row label={page.said}>
          <Unbroken>{fact.said}</Unbroken>
        </Row>
      )}
      <Row label={page.when}>
        <time dateTime={fact.checkedOn.slice(0, 7)}>
          {words.age[fact.kind](monthOf(fact.checkedOn, language))}
        </time>
      </Row>
      {lastDay !== null && (
        <Row label={page.validUntil} className={fact.hasEnded ? styles.ended : undefined}>
          {fact.hasEnded ? withCapital(words.ended(lastDay)) : lastDay}
        </Row>
      )}
      {doubts.length > 0 && <Row label={page.certainty}>{doubts.join(", ")}</Row>}
      <Row label={page.source}>
        <Source source={fact.source} basis={fact.basis} />
      </Row>
    </dl>
  );
}

interface RowProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

function Row({ label, className, children }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

function UsedOn({ fact }: { fact: ShownFact }) {
  const language = useLanguage();
  const { pages: names } = useMessages();
  const { page } = factWords[language];
  // Safe comparison: the ids come over the wire as texts.
  const pages = listedPages.filter((id) => fact.pages.includes(id));
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="_fact-pages">
      <h2 id="_fact-pages" className={styles.title}>
        {page.pages}
      </h2>
      <ul className={styles.pages}>
        {pages.map((id) => (
          <li key={id}>
            <SiteLink to={pagePath(id, language)}>{names[id].name}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
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
