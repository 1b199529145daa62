import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import type { PostFields } from "#app/admin/post-form/post-fields.ts";
import { CompletenessBadge, completeness } from "./completeness.tsx";
import styles from "./language-sections.module.css";

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

/** One language is shown at a time; arrow keys lead from one to the next. */
export function LanguageTabs({ id, view: { shown, show }, fields, badgeOf, hasError }: LanguageTabsProps) {
  const { label } = useAdminMessages().postForm.languages;
  const tabs = useRef<Partial<Record<Language, HTMLButtonElement | null>>>({});

  function moveByKey(event: KeyboardEvent, from: number): void {
    const last = languages.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowRight: from === last ? 0 : from + 1,
      ArrowLeft: from === 0 ? last : from - 1,
      Home: 0,
      End: last,
    };
    const target = languages[targets[event.key] ?? -1];
    if (!target) return;
    event.preventDefault();
    show(target);
    tabs.current[target]?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {languages.map((language, index) => (
        <button
          key={language}
          ref={(element) => {
            tabs.current[language] = element;
          }}
          type="button"
          role="tab"
          aria-controls={`${id}-${language}`}
          aria-selected={shown === language}
          tabIndex={shown === language ? 0 : -1}
          className={hasError(language) ? `${styles.tab} ${styles.wrong}` : styles.tab}
          onClick={() => show(language)}
          onKeyDown={(event) => moveByKey(event, index)}
        >
          <span lang={language}>{languageNames[language]}</span>{" "}
          <CompletenessBadge written={completeness(fields, language)} /> {badgeOf(language)}
        </button>
      ))}
    </div>
  );
}
