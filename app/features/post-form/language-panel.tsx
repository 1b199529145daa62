import type { ReactNode } from "react";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { isLanguage, languageNames, languages, type Language } from "#i18n/languages.ts";
import { CompletenessMark } from "./completeness-mark.tsx";
import type { LanguageView } from "./use-language-view.ts";
import styles from "./language-sections.module.css";

interface LanguagePanelProps {
  id: string;
  language: Language;
  written: number;
  view: LanguageView;
  children: ReactNode;
}

/** One language: the panel of its tab, or a column that can be given to another language. */
export function LanguagePanel({ id, language, written, view, children }: LanguagePanelProps) {
  const { column } = useDeskMessages().postForm.languages;
  const { isSideBySide, shown, setColumn } = view;
  const position = shown.indexOf(language);
  const role = isSideBySide
    ? { role: "group", "aria-label": languageNames[language] }
    : { role: "tabpanel", "aria-labelledby": `${id}-tab` };
  return (
    <div {...role} id={id} hidden={position === -1} className={styles.panel}>
      {isSideBySide && (
        <p className={styles.column}>
          <label>
            {column}{" "}
            <select
              value={language}
              onChange={({ target }) => {
                if (isLanguage(target.value)) setColumn(position === 0 ? 0 : 1, target.value);
              }}
            >
              {languages.map((option) => (
                <option key={option} value={option} lang={option}>
                  {languageNames[option]}
                </option>
              ))}
            </select>
          </label>
          <CompletenessMark written={written} />
        </p>
      )}
      {children}
    </div>
  );
}
