import { isGuidePage, overviewOf } from "#i18n/addresses.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { useCurrentPage } from "#app/site/shell/use-current-page.ts";
import { useSiteMenu } from "#app/site/shell/use-site-menu.ts";
import styles from "./guide-menu.module.css";

/** An item of the menu, with a `details` element, so that it opens without JavaScript; nothing where all groups are empty. */
export function GuideMenu() {
  const { shell } = useMessages();
  const { groups, linksOf } = useSiteMenu();
  const current = useCurrentPage();
  const overview = current && isGuidePage(current) ? overviewOf(current) : null;
  const isHere = groups
    .flatMap(linksOf)
    .some((link) => ("page" in link ? link.page === (overview ?? current) : link.isCurrent));
  if (groups.length === 0) return null;
  return (
    <li>
      {/* The visitor may have opened it while the page was not hydrated. */}
      <details className={styles.guide} suppressHydrationWarning>
        <summary aria-current={isHere || undefined} className={styles.toggle}>
          {shell.guide}
          <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" className={styles.arrow}>
            <path d="m1 1.5 5 5 5-5" />
          </svg>
        </summary>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group}>
              <p id={`_${group}`} className={styles.group}>
                {group === "tools" ? shell.tools : shell.guideGroups[group]}
              </p>
              <ul aria-labelledby={`_${group}`}>
                <MenuLinks place={group} className={styles.page} />
              </ul>
            </div>
          ))}
        </div>
      </details>
    </li>
  );
}
