import { TabList } from "#app/ui/lists/tab-list.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useFormState, usePostForm, useView } from "#app/admin/post-form/store/form-context.ts";
import { StateBadge } from "#app/admin/post-form/states/state-badge.tsx";
import { CompletenessBadge, completeness } from "./completeness.tsx";
import { LanguagePanel } from "./language-panel.tsx";
import styles from "./language-sections.module.css";

/** Shows one language by tabs. All stay mounted, so that each keeps its undo history. */
export function LanguageSections() {
  const { label } = useAdminMessages().postForm.languages;
  return (
    <section aria-label={label} className={styles.sections}>
      <div className={styles.head}>
        <LanguageTabs />
      </div>
      <div className={styles.single}>
        {languages.map((language) => (
          <LanguagePanel key={language} language={language} />
        ))}
      </div>
    </section>
  );
}

function LanguageTabs() {
  const { label } = useAdminMessages().postForm.languages;
  const { formId, view } = usePostForm();
  const shown = useView((now) => now.shown);
  const { fieldErrors } = useView(({ errors }) => errors);
  const wrong = Object.keys(fieldErrors);
  return (
    <TabList
      label={label}
      shown={shown}
      onShow={(language) => view.set({ shown: language })}
      tabs={languages.map((language) => ({
        id: language,
        panel: `${formId}-${language}`,
        name: languageNames[language],
        lang: language,
        isWrong: wrong.some((field) => field.startsWith(`${language}.`)),
        badge: <LanguageBadges language={language} />,
      }))}
    />
  );
}

function LanguageBadges({ language }: { language: Language }) {
  const written = useFormState(({ fields }) => completeness(fields, language));
  const status = useFormState((form) => form.status);
  return (
    <>
      <CompletenessBadge written={written} /> <StateBadge status={status} language={language} />
    </>
  );
}
