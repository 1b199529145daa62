import { Link, NavLink } from "react-router";
import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Wordmark } from "./wordmark.tsx";
import styles from "./header.module.css";

export function Header({ languagePaths }: { languagePaths: Record<Language, string> }) {
  const { shell } = useMessages();
  const language = useLanguage();
  const home = pagePath("home", language);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={home} prefetch="intent" className={styles.home}>
          <Wordmark />
        </Link>
        <nav aria-label={shell.mainMenu} className={styles.menu}>
          <ul className={styles.links}>
            <li>
              <NavLink to={home} end prefetch="intent" className={styles.link}>
                {shell.home}
              </NavLink>
            </li>
            <li>
              <NavLink to={pagePath("blog", language)} prefetch="intent" className={styles.link}>
                {shell.blog}
              </NavLink>
            </li>
          </ul>
        </nav>
        <LanguageSwitch paths={languagePaths} />
      </div>
    </header>
  );
}
