import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { isDeskPath, withoutLanguage } from "#i18n/addresses.ts";
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
  const obeysChoice =
    isDeskPath(location.pathname) && withoutLanguage(location.pathname) === location.pathname;

  function choose(event: MouseEvent, language: Language): void {
    // At once: an address on the way may already ask for the stored choice.
    rememberLanguage(language);
    const isPlainClick = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!obeysChoice || !isPlainClick || storedLanguage(document.cookie) !== language) return;
    // The same page, in the language that was just stored: what is open on it stays open.
    event.preventDefault();
    void navigate(location, { replace: true, preventScrollReset: true });
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
