import type { ReactNode } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import styles from "./language-sections.module.css";

interface LanguagePanelProps {
  id: string;
  language: Language;
  isShown: boolean;
  /** From which it is made; null for the source itself, and for who may not write it. */
  source: Language | null;
  isCopied: boolean;
  onCopy: () => void;
  onUndoCopy: () => void;
  /** Where the language stands, above its fields. */
  controls: ReactNode;
  children: ReactNode;
}

/** The tab panel of a language. */
export function LanguagePanel({
  id,
  language,
  isShown,
  source,
  isCopied,
  onCopy,
  onUndoCopy,
  controls,
  children,
}: LanguagePanelProps) {
  const { postForm, writingTogether } = useAdminMessages();
  const { copy, copied } = postForm.languages;
  return (
    <div role="tabpanel" aria-label={languageNames[language]} id={id} hidden={!isShown}>
      <div>
        <div className={styles.column}>
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
        {controls}
      </div>
      {children}
    </div>
  );
}
