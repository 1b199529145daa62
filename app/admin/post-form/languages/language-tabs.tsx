import type { ReactNode } from "react";
import { TabList } from "#app/ui/lists/tab-list.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import type { PostFields } from "#app/admin/post-form/post-fields.ts";
import { CompletenessBadge, completeness } from "./completeness.tsx";

/** The language that is shown, and how to show another. */
export interface LanguageView {
  shown: Language;
  show: (language: Language) => void;
}

interface LanguageTabsProps {
  /** Prefix of the panels' ids. */
  id: string;
  view: LanguageView;
  fields: PostFields;
  badgeOf: (language: Language) => ReactNode;
  hasError: (language: Language) => boolean;
}

/** One language is shown at a time. */
export function LanguageTabs({ id, view: { shown, show }, fields, badgeOf, hasError }: LanguageTabsProps) {
  const { label } = useAdminMessages().postForm.languages;
  return (
    <TabList
      label={label}
      shown={shown}
      onShow={show}
      tabs={languages.map((language) => ({
        id: language,
        panel: `${id}-${language}`,
        name: languageNames[language],
        lang: language,
        isWrong: hasError(language),
        badge: (
          <>
            <CompletenessBadge written={completeness(fields, language)} /> {badgeOf(language)}
          </>
        ),
      }))}
    />
  );
}
