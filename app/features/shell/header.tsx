import { Link, NavLink, useLocation } from "react-router";
import { adminPath, isDeskPath, pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Wordmark } from "./wordmark.tsx";
import styles from "./header.module.css";

interface HeaderProps {
  languagePaths: Record<Language, string>;
  /** Whoever is signed in finds the way to the admin area in the menu. */
  isSignedIn: boolean;
}

export function Header({ languagePaths, isSignedIn }: HeaderProps) {
  const { shell } = useMessages();
  const language = useLanguage();
  const home = pagePath("home", language);
  const { pathname } = useLocation();
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
            {isSignedIn && (
              <li>
                <Link
                  to={adminPath(language)}
                  aria-current={isDeskPath(pathname) ? "page" : undefined}
                  className={styles.link}
                >
                  {shell.admin}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <LanguageSwitch paths={languagePaths} />
      </div>
    </header>
  );
}
