import { Unbroken } from "#i18n/format/unbroken.tsx";
import type { TimelineEntry } from "#content/guide-page.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import styles from "./timeline.module.css";

export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className={styles.line}>
      {entries.map(({ when, date, title, text }) => (
        <li key={when + title} className={`${styles.stop} ${styles.entry}`}>
          <p className={styles.when}>
            {date === undefined ? (
              <Unbroken>{when}</Unbroken>
            ) : (
              <time dateTime={date}>
                <Unbroken>{when}</Unbroken>
              </time>
            )}
          </p>
          <h3 className={styles.title}>
            <Unbroken isTitle>{title}</Unbroken>
          </h3>
          <p className={styles.text}>
            <InlineText>{text}</InlineText>
          </p>
        </li>
      ))}
    </ol>
  );
}
