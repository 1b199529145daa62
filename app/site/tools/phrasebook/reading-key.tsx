import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import styles from "./phrasebook.module.css";

/** How the readings are meant, for those who are given some. */
export function ReadingKey({ text: { readingTitle, reading } }: { text: PhrasebookText }) {
  if (!readingTitle) return null;
  return (
    <section aria-labelledby="_reading" className={styles.key}>
      <h2 id="_reading">{readingTitle}</h2>
      <ul>
        {reading.map((line, index) => (
          <li key={index}>
            <InlineText>{line}</InlineText>
          </li>
        ))}
      </ul>
    </section>
  );
}
