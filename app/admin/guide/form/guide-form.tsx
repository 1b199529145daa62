import { useCallback, useState } from "react";
import { pagePath, withoutLanguage } from "#i18n/addresses.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { TabList } from "#app/ui/lists/tab-list.tsx";
import { LeaveQuestion } from "#app/ui/dialogs/leave-question.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages, locales, type Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage } from "#i18n/own-pages.ts";
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
  const { guide, roles } = useAdminMessages();
  const { form, leave } = guide;
  const { may, languages: own } = useAdmin();
  const mayPublish = may.includes("guide.edit");
  const pageLanguage = useLanguage();
  const [shown, setShown] = useState<Language>(
    mayPublish || own.includes(pageLanguage) ? pageLanguage : (own[0] ?? pageLanguage),
  );
  const [opened, setOpened] = useState<ReadonlySet<Language>>(new Set([shown]));
  const [unsaved, tellUnsaved] = useUnsavedLanguages();

  function show(language: Language): void {
    setOpened(new Set(opened).add(language));
    setShown(language);
  }

  return (
    <section aria-label={form.languages} className={styles.sections}>
      {!mayPublish && (
        <p>
          {roles.translating(
            new Intl.ListFormat(locales[pageLanguage]).format(own.map((one) => languageNames[one])),
          )}
        </p>
      )}
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
          {opened.has(language) &&
            (mayPublish || own.includes(language) ? (
              <LanguageForm page={page} language={language} tellUnsaved={tellUnsaved} {...shared} />
            ) : (
              !isOwnPage(page) && <a href={pagePath(page, language)}>{form.asRead}</a>
            ))}
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
