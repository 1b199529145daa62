import { useState, type ComponentProps } from "react";
import { pagePath } from "#i18n/addresses.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { LeaveForm } from "#app/admin/calls/leave-form.tsx";
import { PresenceNotice } from "#app/admin/writing/presence-notice.tsx";
import { wantsSourceBeside } from "#app/admin/writing/source-beside.tsx";
import { TabList } from "#app/ui/lists/tab-list.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { GuideEditorSlot, LineEditorSlot, TitlePictureSlot } from "./editor-slots.ts";
import { LanguageForm } from "./language-form.tsx";
import { usePickedSource } from "./source-choice.tsx";
import { useLanguageGroup, useListedLanguages } from "./use-language-group.ts";
import styles from "./guide-form.module.css";

interface GuideFormProps {
  page: DocumentPage;
  Editor: GuideEditorSlot;
  LineEditor: LineEditorSlot;
  TitlePicture: TitlePictureSlot;
}

/** A page of the guide in its languages, one shown by tabs; those that were opened stay, with their undo history. */
export function GuideForm({ page, TitlePicture, ...shared }: GuideFormProps) {
  const { api, may } = useAdmin();
  const { form, leave } = useAdminMessages().guide;
  const { shown, opened, show } = useShownLanguage();
  const group = useLanguageGroup();
  const { unsaved } = group;
  const listed = useListedLanguages();
  const [isBeside, onBeside] = useState(wantsSourceBeside);
  const { picked, pick } = usePickedSource();
  return (
    <section aria-label={form.languages} className={styles.sections}>
      <div role="status" className={styles.present}>
        <PresenceNotice
          kind="page"
          opened={page}
          language={shown}
          updatedAt={group.savedAt[shown]}
          tell={(name, language) => api.tellPagePresence(page, name, { language })}
          end={(name) => api.endPagePresence(page, name)}
        />
      </div>
      <TranslatorNote />
      {page !== "privacy" && may.includes("guide.edit") && <TitlePicture page={page} />}
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
            <LanguagePanel
              {...{ page, language, group, isBeside, onBeside, picked, ...shared }}
              onPick={pick}
              isShown={language === shown}
            />
          )}
        </div>
      ))}
      <LeaveForm hasUnsaved={unsaved.size > 0} texts={{ ...leave, text: leave.textOf(listed(unsaved)) }} />
    </section>
  );
}

/** The form of a language, or the way to its page for who may not write in it. */
function LanguagePanel(props: ComponentProps<typeof LanguageForm>) {
  const { page, language } = props;
  const { guide, roles } = useAdminMessages();
  const { may, languages: own } = useAdmin();
  if (may.includes("guide.edit") || own.includes(language)) return <LanguageForm {...props} />;
  if (isOwnPage(page)) return <p>{roles.readOnly}</p>;
  return <a href={pagePath(page, language)}>{guide.form.asRead}</a>;
}

/** Begins with a language in which one may write. */
function useShownLanguage() {
  const { may, languages: own } = useAdmin();
  const ofPage = useLanguage();
  const mayWrite = may.includes("guide.edit") || own.includes(ofPage);
  const [shown, setShown] = useState<Language>(mayWrite ? ofPage : (own[0] ?? ofPage));
  const [opened, setOpened] = useState<ReadonlySet<Language>>(new Set([shown]));
  function show(language: Language): void {
    setOpened(new Set(opened).add(language));
    setShown(language);
  }
  return { shown, opened, show };
}

/** Says in which languages a translator writes. */
function TranslatorNote() {
  const { may, languages: own } = useAdmin();
  const { roles } = useAdminMessages();
  const listed = useListedLanguages();
  if (may.includes("guide.edit")) return null;
  return <p>{roles.translating(listed(own))}</p>;
}
