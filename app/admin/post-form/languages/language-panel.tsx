import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { isLanguage, languageNames, languages, type Language } from "#i18n/languages.ts";
import { CompletenessBadge } from "./completeness.tsx";
import type { LanguageView } from "./use-language-view.ts";
import styles from "./language-sections.module.css";

interface LanguagePanelProps {
  id: string;
  language: Language;
  written: number;
  view: LanguageView;
  badge: ReactNode;
  /** From which it is made; null for the source itself, and for who may not write it. */
  source: Language | null;
  isCopied: boolean;
  onCopy: () => void;
  onUndoCopy: () => void;
  /** Where the language stands, above its fields. */
  desk: ReactNode;
  children: ReactNode;
}

/** The tab panel of a language, or one of the two columns, whose language can be changed. */
export function LanguagePanel({
  id,
  language,
  written,
  view,
  badge,
  source,
  isCopied,
  onCopy,
  onUndoCopy,
  desk,
  children,
}: LanguagePanelProps) {
  const { postForm, writingTogether } = useAdminMessages();
  const { column, copy, copied } = postForm.languages;
  const { isSideBySide, shown, setColumn } = view;
  const position = shown.indexOf(language);
  return (
    <div
      role={isSideBySide ? "group" : "tabpanel"}
      aria-label={languageNames[language]}
      id={id}
      hidden={position === -1}
    >
      <div>
        <div className={styles.column}>
          {isSideBySide && (
            <>
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
              <CompletenessBadge written={written} />
              {badge}
            </>
          )}
          {source && (
            <>
              <Button kind="quiet" small onClick={onCopy}>
                {copy[source]}
              </Button>
              <span role="status">{isCopied && copied[source]}</span>
              {isCopied && (
                <Button kind="quiet" small onClick={onUndoCopy}>
                  {writingTogether.sideBySide.undoCopy}
                </Button>
              )}
            </>
          )}
        </div>
        {desk}
      </div>
      {children}
    </div>
  );
}
