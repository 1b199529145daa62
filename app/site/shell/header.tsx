import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { adminPath, guidePages, isAdminPath, pagePath, type Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { GuideMenu } from "./guide-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PageLink } from "./page-link.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { useMenuClosing } from "./use-menu-closing.ts";
import { Wordmark } from "./wordmark.tsx";
import styles from "./header.module.css";

const menuId = "_menu";
/** The other pages of the guide are in a submenu. */
const menuPages: Page[] = ["lima-sights", "lima-transport", "gastronomy", "blog"];
const guideMenuPages = guidePages.filter((page) => !menuPages.includes(page));

interface HeaderProps {
  languagePaths: Record<Language, string>;
  isSignedIn: boolean;
}

export function Header({ languagePaths, isSignedIn }: HeaderProps) {
  const { shell } = useMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isHome = useCurrentPage() === "home";
  const menu = useRef<HTMLElement>(null);
  const guide = useRef<HTMLDetailsElement>(null);
  useMenuClosing(menu, guide);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link
          to={pagePath("home", language)}
          prefetch="intent"
          aria-current={isHome ? "page" : undefined}
          className={styles.home}
        >
          <Wordmark />
        </Link>
        <button type="button" popoverTarget={menuId} className={styles.toggle}>
          <svg viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
            <path className={styles.bars} d="M0 2h24M0 9h24M0 16h24" />
            <path className={styles.cross} d="m4 1 16 16M20 1 4 17" />
          </svg>
          <span className={styles.toggleName}>{shell.menu}</span>
        </button>
        {/* A popover on narrow screens only. */}
        <nav id={menuId} ref={menu} popover="auto" aria-label={shell.mainMenu} className={styles.menu}>
          <ul className={styles.links}>
            <li>
              <GuideMenu ref={guide} menuPages={guideMenuPages} />
            </li>
            {menuPages.map((page) => (
              <li key={page}>
                <PageLink page={page} className={styles.link} />
              </li>
            ))}
            {isSignedIn && (
              <li>
                <Link
                  to={adminPath(language)}
                  aria-current={isAdminPath(pathname) ? "page" : undefined}
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
