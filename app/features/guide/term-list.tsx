import type { Term } from "#content/guide-page.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./term-list.module.css";

/** Facts with their names; `inRow` where they stand under a title. */
export function TermList({ terms, inRow = false }: { terms: Term[]; inRow?: boolean }) {
  return (
    <dl className={inRow ? styles.row : styles.list}>
      {terms.map(({ term, text }) => (
        <div key={term} className={styles.pair}>
          <dt>
            <MarkedText>{term}</MarkedText>
          </dt>
          <dd>
            <MarkedText>{text}</MarkedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
