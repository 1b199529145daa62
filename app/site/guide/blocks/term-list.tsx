import type { Term } from "#content/guide-page.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import styles from "./term-list.module.css";

interface TermListProps {
  terms: Term[];
  /** `ticket`: a section's short facts; `card`: those of a card; `list`: terms with explanations; `names`: see `Block`. */
  shape?: "ticket" | "card" | "list" | "names" | undefined;
}

export function TermList({ terms, shape = "list" }: TermListProps) {
  return (
    <dl className={shape === "names" ? `${styles.list} ${styles.names}` : styles[shape]}>
      {terms.map(({ term, text }, index) => (
        <div key={index} className={styles.pair}>
          <dt>
            <InlineText>{term}</InlineText>
          </dt>
          <dd>
            <InlineText>{text}</InlineText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
