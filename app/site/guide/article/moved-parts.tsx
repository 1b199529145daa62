import type { GuidePageText } from "#content/guide-page.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./moved-parts.module.css";

/** Where the former anchors of a page still lead: an old link finds here the part's new place. */
export function MovedParts({ parts }: { parts: NonNullable<GuidePageText["moved"]> }) {
  const { guide } = useMessages();
  return (
    <section className={styles.moved} aria-labelledby="_moved">
      <h2 id="_moved" className={styles.title}>
        {guide.moved}
      </h2>
      <ul className={styles.parts}>
        {parts.map(({ id, text }) => (
          <li key={id} id={id}>
            <InlineText>{text}</InlineText>
          </li>
        ))}
      </ul>
    </section>
  );
}
