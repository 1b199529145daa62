import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { hasLanguage, isDeskPath, prefixedPath } from "#i18n/addresses.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { storedLanguage } from "#i18n/stored-language.ts";
import { Flag } from "./flag.tsx";
import { rememberLanguage } from "./remember-language.ts";
import styles from "./language-switch.module.css";

/** The page in each language, each named in its own. */
export function LanguageSwitch({ paths }: { paths: Record<Language, string> }) {
  const { shell } = useMessages();
  const shown = useLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  const obeysChoice = isDeskPath(location.pathname) && !hasLanguage(location.pathname);

  function choose(event: MouseEvent, language: Language): void {
    // At once: an address on the way may already ask for the stored choice.
    rememberLanguage(language);
    const isPlainClick = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlainClick) return;
    if (obeysChoice && storedLanguage(document.cookie) === language) {
      // The same page, in the language that was just stored: what is open on it stays open.
      event.preventDefault();
      void navigate(location, { replace: true, preventScrollReset: true });
    } else if (location.hash) {
      // A page's parts have the same names in each language. The link cannot say which one is shown: no server
      // knows it, and the redirect of an address without a language would lose it.
      event.preventDefault();
      const url = new URL(paths[language], window.location.origin);
      void navigate((hasLanguage(url.pathname) ? paths[language] : prefixedPath(url)) + location.hash);
    }
  }

  return (
    <nav aria-label={shell.languages} className={styles.switch}>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <Link
              to={paths[language]}
              lang={language}
              hrefLang={language}
              aria-current={language === shown}
              className={styles.language}
              onClick={(event) => choose(event, language)}
            >
              <Flag language={language} />
              <span className={styles.name}>{languageNames[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
