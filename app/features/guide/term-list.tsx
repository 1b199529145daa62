import type { Term } from "#content/guide-page.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./term-list.module.css";

interface TermListProps {
  terms: Term[];
  /** A ticket of short facts under a section's title, the facts of a card, terms with their explanations, or names. */
  shape?: "ticket" | "card" | "list" | "names" | undefined;
}

/** Facts with their names. */
export function TermList({ terms, shape = "list" }: TermListProps) {
  return (
    <dl className={shape === "names" ? `${styles.list} ${styles.names}` : styles[shape]}>
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
