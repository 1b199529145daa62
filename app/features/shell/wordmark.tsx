import { useMessages } from "#i18n/page-language.tsx";
import styles from "./wordmark.module.css";

/** The site's name beside its mark: the sun behind a snowy ridge. */
export function Wordmark() {
  const { site } = useMessages();
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 36 28" width="36" height="28" aria-hidden="true">
        <circle cx="24" cy="9" r="5.5" className={styles.sun} />
        <path d="M0 28 11.5 6l7 12.5L22 13l14 15z" className={styles.ridge} />
        <path d="m11.5 6 4.2 7.6-2.6 2-2.5-1.7-3 .5z" className={styles.snow} />
      </svg>
      {site.name}
    </span>
  );
}
