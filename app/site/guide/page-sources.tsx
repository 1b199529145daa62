import { Unbroken } from "#i18n/unbroken.tsx";
import { guidePageFacts } from "#content/facts/guide-pages.ts";
import type { InlineMarkup } from "#content/guide-page.ts";
import { sites } from "#content/facts/sites.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { InlineText } from "./inline-text.tsx";
import styles from "./page-sources.module.css";

interface PageSourcesProps {
  page: GuidePage;
  disclaimer: InlineMarkup[] | undefined;
  freshness: InlineMarkup[] | undefined;
}

export function PageSources({ page, disclaimer, freshness = [] }: PageSourcesProps) {
  const { guide } = useMessages();
  const language = useLanguage();
  const { sources, ownSources, revised } = guidePageFacts[page];
  return (
    <footer className={styles.sources}>
      {disclaimer && (
        <>
          <h2 className={styles.title}>{guide.disclaimer}</h2>
          {disclaimer.map((paragraph) => (
            <p key={paragraph}>
              <InlineText>{paragraph}</InlineText>
            </p>
          ))}
        </>
      )}
      <h2 className={styles.title}>{guide.sources}</h2>
      <ul className={styles.links}>
        {[...sources, ...(ownSources?.[language] ?? [])].map((source) => (
          <li key={source}>
            <a href={sites[source].url} data-elsewhere="">
              {sites[source].name}
            </a>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{guide.freshness}</h2>
      {freshness.map((paragraph) => (
        <p key={paragraph}>
          <InlineText>{paragraph}</InlineText>
        </p>
      ))}
      <p>
        <Unbroken>{guide.revised(formatDate(revised, language))}</Unbroken>
      </p>
    </footer>
  );
}
