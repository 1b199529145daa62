import type { Line } from "#content/documents/line.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./in-short.module.css";

/** The page's answer in a few lines, before its sections tell the reasons. */
export function InShort({ lines }: { lines: Line[] }) {
  const { guide } = useMessages();
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
    </section>
  );
}
