import { useId, useState, type ReactNode } from "react";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { isStarted, type PostFields } from "#app/admin/post-form/post-fields.ts";
import { LanguagePanel } from "./language-panel.tsx";
import { LanguageTabs, type LanguageView } from "./language-tabs.tsx";
import styles from "./language-sections.module.css";

interface LanguageSectionsProps {
  view: LanguageView;
  fields: PostFields;
  badgeOf: (language: Language) => ReactNode;
  controlsOf: (language: Language) => ReactNode;
  hasError: (language: Language) => boolean;
  source: Language;
  copiedTo: Language | null;
  onCopy: (language: Language) => void;
  mayWrite: (language: Language) => boolean;
  onUndoCopy: () => void;
  children: (language: Language) => ReactNode;
}

/** Shows one language by tabs. All stay mounted, so that each keeps its undo history. */
export function LanguageSections({
  view,
  fields,
  badgeOf,
  controlsOf,
  hasError,
  source,
  copiedTo,
  onCopy,
  mayWrite,
  onUndoCopy,
  children,
}: LanguageSectionsProps) {
  const { languages: texts, cancel } = useAdminMessages().postForm;
  const id = useId();
  const [overwriting, setOverwriting] = useState<Language | null>(null);

  function confirmCopy(): void {
    if (overwriting) onCopy(overwriting);
    setOverwriting(null);
  }

  return (
    <section aria-label={texts.label} className={styles.sections}>
      <div className={styles.head}>
        <LanguageTabs id={id} view={view} fields={fields} badgeOf={badgeOf} hasError={hasError} />
      </div>
      <div className={styles.single}>
        {languages.map((language) => (
          <LanguagePanel
            key={language}
            id={`${id}-${language}`}
            language={language}
            isShown={language === view.shown}
            controls={controlsOf(language)}
            source={language === source || !mayWrite(language) ? null : source}
            isCopied={language === copiedTo}
            onUndoCopy={onUndoCopy}
            onCopy={() => (isStarted(fields, language) ? setOverwriting(language) : onCopy(language))}
          >
            {children(language)}
          </LanguagePanel>
        ))}
      </div>
      <ConfirmDialog
        open={overwriting !== null}
        title={texts.copyTitle}
        text={overwriting && texts.copyText(languageNames[overwriting])}
        confirm={texts.copyConfirm}
        cancel={cancel}
        onConfirm={confirmCopy}
        onCancel={() => setOverwriting(null)}
      />
    </section>
  );
}
