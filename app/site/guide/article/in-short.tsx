import type { Line } from "#content/documents/line.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { OldestFact } from "#content/whole/oldest-fact.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { formatAge } from "#i18n/format/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./in-short.module.css";

interface InShortProps {
  lines: Line[];
  /** A state of things that the page tells and that may be over. */
  stale: OldestFact | null;
}

/** The page's answer in a few lines, before its sections tell the reasons; the decision comes before what may be out of date. */
export function InShort({ lines, stale }: InShortProps) {
  const { guide } = useMessages();
  const language = useLanguage();
  return (
    <section className={styles.short} aria-labelledby="_short">
      <h2 id="_short" className={styles.title}>
        {guide.short}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index}>
            <InlineText>{line}</InlineText>
          </li>
        ))}
      </ul>
      {stale && (
        <p className={styles.stale}>
          <a href={factPath(stale.id, language)}>
            {guide.stale(stale.name, formatAge(stale.asOf, language))}
          </a>
        </p>
      )}
    </section>
  );
}
