import { Link } from "react-router";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Flag } from "./flag.tsx";
import { rememberLanguage } from "./remember-language.ts";
import styles from "./language-switch.module.css";

/** The page in each language, each named in its own. */
export function LanguageSwitch({ paths }: { paths: Record<Language, string> }) {
  const { shell } = useMessages();
  const shown = useLanguage();
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
              // At once: an address on the way may already ask for the stored choice.
              onClick={() => rememberLanguage(language)}
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
