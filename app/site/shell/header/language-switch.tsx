import type { MouseEvent } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { answeredBy } from "#app/site/parts/answered-by.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { isAdminPath, languagePrefix, prefixedPath } from "#i18n/addresses.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { rememberLanguage, storedLanguage } from "#i18n/visitors/stored-language.ts";
import { Flag } from "./flag.tsx";
import styles from "./language-switch.module.css";

/** Each language is named in itself. */
export function LanguageSwitch({ paths }: { paths: Record<Language, string> }) {
  const { shell } = useMessages();
  const shown = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const location = useLocation();
  const followsStoredLanguage = isAdminPath(location.pathname) && !languagePrefix(location.pathname);

  function choose(event: MouseEvent, language: Language): void {
    // Before the navigation, which may read the stored choice.
    rememberLanguage(language);
    const isPlainClick = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlainClick) return;
    if (followsStoredLanguage && storedLanguage(document.cookie) === language) {
      // The address stays the same in the new language: open dialogs and typed text must stay too.
      event.preventDefault();
      // To the router a fragment on the same page is a place in it, for which nothing is loaded anew.
      if (location.hash) void revalidate();
      else void navigate(location, { replace: true, preventScrollReset: true });
    } else if (location.hash) {
      // Anchors are the same in each language. The `href` has no fragment: the server never sees it, and the redirect of an
      // address without a prefix would drop it.
      event.preventDefault();
      const url = new URL(paths[language], window.location.origin);
      void navigate((languagePrefix(url.pathname) ? paths[language] : prefixedPath(url)) + location.hash);
    }
  }

  return (
    <nav aria-label={shell.languages} className={styles.switch}>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <SiteLink
              to={paths[language]}
              prefetch="none"
              lang={language}
              hrefLang={language}
              {...answeredBy("language")}
              aria-current={language === shown}
              className={styles.language}
              onClick={(event) => choose(event, language)}
            >
              <Flag language={language} />
              <span className={styles.name}>{languageNames[language]}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
