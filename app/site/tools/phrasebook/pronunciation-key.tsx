import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import styles from "./phrasebook.module.css";

/** How the pronunciations are meant, for those who are given some. */
export function PronunciationKey({ text: { pronunciationTitle, pronunciation } }: { text: PhrasebookText }) {
  if (!pronunciationTitle) return null;
  return (
    <section aria-labelledby="_pronunciation" className={styles.key}>
      <h2 id="_pronunciation">{pronunciationTitle}</h2>
      <ul>
        {pronunciation.map((line, index) => (
          <li key={index}>
            <InlineText>{line}</InlineText>
          </li>
        ))}
      </ul>
    </section>
  );
}
