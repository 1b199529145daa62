import { isGuidePage, overviewOf, type GuideGroup, type ListedPage } from "#i18n/addresses.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { OwnPageLinks, useOwnPageLinks } from "./own-page-links.tsx";
import { PageLink } from "./page-link.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import styles from "./guide-menu.module.css";

/** A `details` element, so that it opens without JavaScript. */
export function GuideMenu({ groups }: { groups: { group: GuideGroup | "tools"; pages: ListedPage[] }[] }) {
  const { shell } = useMessages();
  const current = useCurrentPage();
  const overview = current && isGuidePage(current) ? overviewOf(current) : null;
  const own = useOwnPageLinks().find(({ isCurrent }) => isCurrent);
  const isHere = groups.some(
    ({ group, pages }) => group === own?.place || pages.some((page) => page === (overview ?? current)),
  );
  return (
    // The visitor may have opened it while the page was not hydrated.
    <details className={styles.guide} suppressHydrationWarning>
      <summary aria-current={isHere || undefined} className={styles.toggle}>
        {shell.guide}
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" className={styles.arrow}>
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </summary>
      <div className={styles.groups}>
        {groups.map((one) => (
          <div key={one.group}>
            <p id={`_${one.group}`} className={styles.group}>
              {one.group === "tools" ? shell.tools : shell.guideGroups[one.group]}
            </p>
            <ul aria-labelledby={`_${one.group}`}>
              {one.pages.map((page) => (
                <li key={page}>
                  <PageLink page={page} className={styles.page} />
                </li>
              ))}
              {one.group !== "tools" && <OwnPageLinks place={one.group} className={styles.page} />}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
