import { answeredBy } from "#app/site/parts/answered-by.ts";
import { DrawnOnce } from "#app/site/parts/page/drawn-once.tsx";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { adminPath, pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { GuideMenu } from "./guide-menu.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { useCurrentPage } from "#app/site/shell/use-current-page.ts";
import { useMarkedLinks } from "#app/site/shell/use-marked-links.ts";
import { Wordmark } from "./wordmark.tsx";
import styles from "./header.module.css";

const menuId = "_menu";

interface HeaderProps {
  languagePaths: Record<Language, string>;
  isAdmin: boolean;
}

export function Header({ languagePaths, isAdmin }: HeaderProps) {
  const { shell } = useMessages();
  const language = useLanguage();
  const isHome = useCurrentPage() === "home";
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLink
          to={pagePath("home", language)}
          aria-current={isHome ? "page" : undefined}
          className={styles.home}
        >
          <Wordmark />
        </SiteLink>
        <MenuToggle />
        {/* A popover on narrow screens only. */}
        <nav
          id={menuId}
          popover="auto"
          {...answeredBy("menu")}
          aria-label={shell.mainMenu}
          className={styles.menu}
        >
          <DrawnOnce name={`menu ${useMarkedLinks()} ${isAdmin}`}>
            <ul className={styles.links}>
              <GuideMenu />
              <MenuLinks place="menu" className={styles.link} />
              {/* Shown to who is signed in, which the page script knows. A document: its policy allows an editor's pictures. */}
              <li className={styles.admin}>
                <SiteLink
                  to={adminPath(language)}
                  prefetch="none"
                  reloadDocument={!isAdmin}
                  aria-current={isAdmin ? "page" : undefined}
                  className={styles.link}
                >
                  {shell.admin}
                </SiteLink>
              </li>
            </ul>
          </DrawnOnce>
        </nav>
        <HeaderSearch />
        <LanguageSwitch paths={languagePaths} />
      </div>
    </header>
  );
}

function MenuToggle() {
  const { shell } = useMessages();
  return (
    <button type="button" popoverTarget={menuId} {...answeredBy("browser")} className={styles.toggle}>
      <svg viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
        <path className={styles.bars} d="M0 2h24M0 9h24M0 16h24" />
        <path className={styles.cross} d="m4 1 16 16M20 1 4 17" />
      </svg>
      <span className={styles.toggleName}>{shell.menu}</span>
    </button>
  );
}
