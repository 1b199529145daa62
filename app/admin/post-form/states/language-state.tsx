import type { ReactNode } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import { isStarted } from "#app/admin/post-form/post-fields.ts";
import { formatMoment } from "./moments.ts";
import { wantedFor, type SaveIntent } from "./save-intent.ts";
import styles from "./language-state.module.css";

interface LanguageStateProps {
  form: FormState;
  language: Language;
  isBusy: boolean;
  mayPublish: boolean;
  onSave: (intent: SaveIntent) => void;
  onSchedule: (language: Language) => void;
  /** More that can be done. */
  children?: ReactNode;
}

/** Where a language stands, in a sentence, and what can be done with it alone. */
export function LanguageState(props: LanguageStateProps) {
  const { form, language, isBusy, mayPublish, onSave, onSchedule, children } = props;
  const { postMatrix, translationStates } = useAdminMessages();
  const { actions, told } = translationStates;
  const interfaceLanguage = useLanguage();
  const state = form.status.states[language];
  const isChanged = form.status.changed.includes(language);
  const published = languages.filter((one) => form.status.states[one] === "published");
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
          {mayPublish && (
            <>
              <Button {...shared} onClick={() => move("published")}>
                {actions.publish}
              </Button>
              <Button {...shared} onClick={() => onSchedule(language)}>
                {actions.schedule}
              </Button>
            </>
          )}
          {mayPublish && typeof state === "object" && (
            <Button {...shared} onClick={() => move("draft")}>
              {actions.unschedule}
            </Button>
          )}
          {mayPublish && state === "published" && (
            <Button {...shared} onClick={() => move("unpublished")}>
              {actions.unpublish}
            </Button>
          )}
          {mayPublish && state === "published" && published.length > 1 && (
            <Button {...shared} onClick={() => onSave({ states: wantedFor(published, "unpublished") })}>
              {postMatrix.unpublishAll}
            </Button>
          )}
          {children}
        </p>
      )}
    </div>
  );
}
