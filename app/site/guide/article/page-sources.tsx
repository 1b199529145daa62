import type { Line } from "#content/documents/line.ts";
import { sites, type SiteId } from "#content/facts/places/sites.ts";
import type { OldestFact } from "#content/whole/oldest-fact.ts";
import type { Language } from "#i18n/languages.ts";
import { formatAge, formatMonth } from "#i18n/format/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { factPath } from "#i18n/facts/fact-address.ts";
import { noLongerTrue } from "#i18n/short-words/short-words.ts";
import type { ChangeNote } from "#api/documents/change-notes.ts";
import { ChangeNotes } from "#app/site/parts/page/change-notes.tsx";
import type { DatedLine } from "#content/documents/dated-text.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { OutsideLink } from "#app/site/parts/outside-link.tsx";
import styles from "./page-sources.module.css";

interface PageOrigin {
  sources: SiteId[];
  /** Sources that only the readers of this language can use, after those of all. */
  ownSources?: Partial<Record<Language, SiteId[]>>;
  /** ISO day on which the words were last read through. */
  revised: string;
}

interface PageSourcesProps {
  facts: PageOrigin;
  disclaimer: Line[] | undefined;
  /** How far the page can be trusted. */
  sources: Line[] | undefined;
  /** Null on a page without dated facts. */
  oldest: OldestFact | null;
  dated: DatedLine[];
  /** Left out on a page that editors do not change. */
  changes?: readonly ChangeNote[] | undefined;
}

/** A page's sources, and folded below them how old its facts are and how far they can be trusted, and what was changed last. */
export function PageSources({ facts, disclaimer, sources = [], oldest, dated, changes }: PageSourcesProps) {
  const { guide } = useMessages();
  const language = useLanguage();
  const links = [...facts.sources, ...(facts.ownSources?.[language] ?? [])];
  const checked = guide.checked(formatMonth(facts.revised.slice(0, 7), language));
  return (
    <footer className={styles.sources}>
      {disclaimer && (
        <>
          <h2 className={styles.title}>{guide.disclaimer}</h2>
          {disclaimer.map((paragraph, index) => (
            <p key={index}>
              <InlineText>{paragraph}</InlineText>
            </p>
          ))}
        </>
      )}
      <h2 className={styles.title}>{guide.sources}</h2>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((source) => (
            <li key={source}>
              <OutsideLink href={sites[source].url}>{sites[source].name}</OutsideLink>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.dated} data-printed="">
        <summary>
          {[checked, ...(dated.length > 0 ? [guide.datedFacts(dated.length)] : [])].join(" · ")}
        </summary>
        {sources.map((paragraph, index) => (
          <p key={index}>
            <InlineText>{paragraph}</InlineText>
          </p>
        ))}
        {oldest && <p>{guide.oldestFact(oldest.name, formatAge(oldest.asOf, language))}</p>}
        {dated.length > 0 && (
          <ul>
            {dated.map(({ id, name, says }) => (
              <li key={id}>
                {/* A Hungarian date ends with a full stop by itself. */}
                {`${name}: ${says.replace(/\.?$/, ".")} `}
                <a href={factPath(id, language)}>{noLongerTrue[language]}</a>
              </li>
            ))}
          </ul>
        )}
      </details>
      <ChangeNotes changes={changes} />
    </footer>
  );
}
