import { useLocation } from "react-router";
import { useShownPages } from "#app/site/parts/use-site-details.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { pagePath, type ListedPage } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { similarPages } from "./similar-pages.ts";
import styles from "./similar-page-links.module.css";

/** Shows nothing when no page of the guide resembles the address. */
export function SimilarPageLinks() {
  const { errors, pages } = useMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isShown = useShownPages();
  const wordsOf = (page: ListedPage) => Object.values(pages[page]).join(" ");
  const similar = similarPages(pathname, wordsOf).filter(isShown);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="_similar" className={styles.similar}>
      <h2 id="_similar" className={styles.title}>
        {errors.similar}
      </h2>
      <ul className={styles.pages}>
        {similar.map((page) => (
          <li key={page} className={styles.page}>
            <SiteLink to={pagePath(page, language)} className={styles.name}>
              {pages[page].name}
            </SiteLink>
            <p className={styles.teaser}>{pages[page].teaser}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
