import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import { isStarted } from "#app/admin/post-form/post-fields.ts";
import { formatMoment } from "./moments.ts";
import { wantedFor, type SaveAim } from "./save-aim.ts";
import styles from "./language-state.module.css";

interface LanguageStateProps {
  form: FormState;
  language: Language;
  isBusy: boolean;
  onSave: (aim: SaveAim) => void;
  onSchedule: (language: Language) => void;
  /** More that can be done. */
  children?: ReactNode;
}

/** Where a language stands, in a sentence, and what can be done with it alone. */
export function LanguageState({ form, language, isBusy, onSave, onSchedule, children }: LanguageStateProps) {
  const { actions, told } = useAdminMessages().translationStates;
  const interfaceLanguage = useLanguage();
  const state = form.desk.states[language];
  const isChanged = form.desk.changed.includes(language);
  const shared = { kind: "quiet", small: true, busy: isBusy } as const;
  const move = (wanted: "draft" | "published" | "unpublished") =>
    onSave({ states: wantedFor([language], wanted) });
  return (
    <div role="group" aria-label={`${actions.label}: ${languageNames[language]}`} className={styles.group}>
      <p role="status" className={styles.told}>
        {typeof state === "object"
          ? told.scheduled(formatMoment(state.at, interfaceLanguage))
          : told[isChanged ? "changed" : state]}
      </p>
      {(state !== "none" || isStarted(form.fields, language)) && (
        <p className={styles.buttons}>
          <Button {...shared} onClick={() => move("published")}>
            {actions.publish}
          </Button>
          <Button {...shared} onClick={() => onSchedule(language)}>
            {actions.schedule}
          </Button>
          {typeof state === "object" && (
            <Button {...shared} onClick={() => move("draft")}>
              {actions.unschedule}
            </Button>
          )}
          {state === "published" && (
            <Button {...shared} onClick={() => move("unpublished")}>
              {actions.unpublish}
            </Button>
          )}
          {children}
        </p>
      )}
    </div>
  );
}
