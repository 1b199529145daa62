import { Unbroken } from "#i18n/unbroken.tsx";
import { checkedOn, guidePageFacts } from "#content/facts/guide-pages.ts";
import { sites } from "#content/facts/sites.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { InlineText } from "./inline-text.tsx";
import styles from "./page-sources.module.css";

interface PageSourcesProps {
  page: GuidePage;
  disclaimer: string[] | undefined;
}

export function PageSources({ page, disclaimer }: PageSourcesProps) {
  const { guide } = useMessages();
  const language = useLanguage();
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
        {guidePageFacts[page].sources.map((source) => (
          <li key={source}>
            <a href={sites[source].url} data-elsewhere="">
              {sites[source].name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <Unbroken>{guide.checked(formatDate(checkedOn, language))}</Unbroken>
      </p>
    </footer>
  );
}
