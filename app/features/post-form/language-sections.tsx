import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { CompletenessMark } from "./completeness-mark.tsx";
import { completeness } from "./completeness.ts";
import { LanguagePanel } from "./language-panel.tsx";
import type { PostFields } from "./post-fields.ts";
import type { LanguageView } from "./use-language-view.ts";
import styles from "./language-sections.module.css";

interface LanguageSectionsProps {
  view: LanguageView;
  fields: PostFields;
  hasFlaw: (language: Language) => boolean;
  /** Into which language the Hungarian text has just been copied. */
  copiedTo: Language | null;
  /** Copies the Hungarian text into a language. */
  onCopy: (language: Language) => void;
  children: (language: Language) => ReactNode;
}

/** The three languages, one at a time by tabs or two side by side. All stay mounted, each with its undo history. */
export function LanguageSections({
  view,
  fields,
  hasFlaw,
  copiedTo,
  onCopy,
  children,
}: LanguageSectionsProps) {
  const { languages: words } = useDeskMessages().postForm;
  const id = useId();
  const { isSideBySide, shown, show } = view;
  const tabs = useRef<Partial<Record<Language, HTMLButtonElement | null>>>({});
  const hidden = languages.filter((language) => !shown.includes(language));

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
    <section aria-label={words.label} className={styles.sections}>
      <div className={styles.head}>
        {!isSideBySide && (
          <div role="tablist" aria-label={words.label} className={styles.tabs}>
            {languages.map((language, index) => (
              <button
                key={language}
                ref={(element) => {
                  tabs.current[language] = element;
                }}
                type="button"
                role="tab"
                aria-controls={`${id}-${language}`}
                aria-selected={shown.includes(language)}
                tabIndex={shown.includes(language) ? 0 : -1}
                className={hasFlaw(language) ? `${styles.tab} ${styles.flawed}` : styles.tab}
                onClick={() => show(language)}
                onKeyDown={(event) => moveByKey(event, index)}
              >
                <span lang={language}>{languageNames[language]}</span>{" "}
                <CompletenessMark written={completeness(fields, language)} />
              </button>
            ))}
          </div>
        )}
        {view.isWide && (
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={isSideBySide}
              onChange={({ target }) => view.setSideBySide(target.checked)}
            />
            {words.sideBySide}
          </label>
        )}
      </div>
      <div className={isSideBySide ? styles.pair : styles.single}>
        {[...shown, ...hidden].map((language) => (
          <LanguagePanel
            key={language}
            id={`${id}-${language}`}
            language={language}
            written={completeness(fields, language)}
            view={view}
            isCopied={language === copiedTo}
            onCopy={() => onCopy(language)}
          >
            {children(language)}
          </LanguagePanel>
        ))}
      </div>
    </section>
  );
}
