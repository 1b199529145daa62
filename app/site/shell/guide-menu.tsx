import type { GuidePage } from "#i18n/addresses.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { PageLink } from "./page-link.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import styles from "./guide-menu.module.css";

/** A `details` element, so that it opens without JavaScript. */
export function GuideMenu({ menuPages }: { menuPages: GuidePage[] }) {
  const { pages } = useMessages();
  const current = useCurrentPage();
  const isHere = menuPages.some((page) => page === current);
  return (
    // The visitor may have opened it while the page was asleep.
    <details className={styles.guide} suppressHydrationWarning>
      <summary aria-current={isHere || undefined} className={styles.toggle}>
        {pages["peru-guide"].name}
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" className={styles.arrow}>
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </summary>
      <ul className={styles.pages}>
        {menuPages.map((page) => (
          <li key={page}>
            <PageLink page={page} className={styles.page} />
          </li>
        ))}
      </ul>
    </details>
  );
}
