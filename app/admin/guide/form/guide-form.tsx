import { useCallback, useState } from "react";
import { withoutLanguage } from "#i18n/addresses.ts";
import { TabList } from "#app/ui/lists/tab-list.tsx";
import { LeaveQuestion } from "#app/ui/dialogs/leave-question.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { GuideEditorSlot, LineEditorSlot } from "./editor-slots.ts";
import { LanguageForm } from "./language-form.tsx";
import styles from "./guide-form.module.css";

interface GuideFormProps {
  page: DocumentPage;
  Editor: GuideEditorSlot;
  LineEditor: LineEditorSlot;
}

/** A page of the guide in its languages, one shown by tabs; those that were opened stay, with their undo history. */
export function GuideForm({ page, ...shared }: GuideFormProps) {
  const { form, leave } = useAdminMessages().guide;
  const [shown, setShown] = useState<Language>(useLanguage());
  const [opened, setOpened] = useState<ReadonlySet<Language>>(new Set([shown]));
  const [unsaved, tellUnsaved] = useUnsavedLanguages();

  function show(language: Language): void {
    setOpened(new Set(opened).add(language));
    setShown(language);
  }

  return (
    <section aria-label={form.languages} className={styles.sections}>
      <div className={styles.head}>
        <TabList
          label={form.languages}
          shown={shown}
          onShow={show}
          tabs={languages.map((language) => ({
            id: language,
            panel: `guide-${language}`,
            name: languageNames[language],
            lang: language,
            badge: unsaved.has(language) && <span className={styles.unsaved} />,
          }))}
        />
      </div>
      {languages.map((language) => (
        <div
          key={language}
          role="tabpanel"
          id={`guide-${language}`}
          aria-label={languageNames[language]}
          hidden={language !== shown}
        >
          {opened.has(language) && (
            <LanguageForm page={page} language={language} tellUnsaved={tellUnsaved} {...shared} />
          )}
        </div>
      ))}
      <LeaveQuestion
        hasUnsaved={unsaved.size > 0}
        isLoss={(from, to) =>
          // In another language it is the same page, and the form stays.
          unsaved.size > 0 && withoutLanguage(from.pathname) !== withoutLanguage(to.pathname)
        }
        {...leave}
      />
    </section>
  );
}

/** The languages in which something is not saved. */
function useUnsavedLanguages() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<Language>>(new Set());
  const tellUnsaved = useCallback((language: Language, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(language) === isUnsaved) return before;
      return new Set(languages.filter((one) => (one === language ? isUnsaved : before.has(one))));
    });
  }, []);
  return [unsaved, tellUnsaved] as const;
}
