import { useShownPages } from "#app/site/parts/use-site-details.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { pagePath, type Page } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./doors.module.css";

const doors = ["trip-planner", "money", "machu-picchu", "emergency"] as const satisfies Page[];

/** Leads from the first screen to what most people come for. */
export function Doors() {
  const { home } = useMessages();
  const language = useLanguage();
  return (
    <nav className={styles.doors} aria-label={home.doors.label}>
      <ul className={styles.list}>
        {doors.filter(useShownPages()).map((page) => (
          <li key={page}>
            <SiteLink to={pagePath(page, language)} className={styles.door}>
              {home.doors[page]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
