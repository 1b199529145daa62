import type { ReactNode } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useFormState, useIsBusy, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { isStarted } from "#app/admin/post-form/store/post-fields.ts";
import { formatScheduled } from "#app/admin/schedule/moments.ts";
import { wantedFor, type SaveIntent } from "./save-intent.ts";
import styles from "./language-state.module.css";

interface LanguageStateProps {
  language: Language;
  /** More that can be done. */
  children?: ReactNode;
}

/** Where a language stands, in a sentence, and what can be done with it alone. */
export function LanguageState({ language, children }: LanguageStateProps) {
  const { actions, told } = useAdminMessages().translationStates;
  const { mayPublish } = usePostForm();
  const interfaceLanguage = useLanguage();
  const state = useFormState(({ status }) => status.states[language]);
  const isChanged = useFormState(({ status }) => status.changed.includes(language));
  const hasText = useFormState(({ fields }) => isStarted(fields, language));
  return (
    <div role="group" aria-label={`${actions.label}: ${languageNames[language]}`} className={styles.group}>
      <p role="status" className={styles.told}>
        {typeof state === "object"
          ? told.scheduled(formatScheduled(state.at, interfaceLanguage))
          : told[isChanged ? "changed" : state]}
      </p>
      {(state !== "none" || hasText) && (
        <p className={styles.buttons}>
          {mayPublish && <Moves language={language} />}
          {children}
        </p>
      )}
    </div>
  );
}

/** The buttons that bring a language to another state; it is deleted in the list of posts (`app/admin/posts/bulk-bar.tsx`). */
function Moves({ language }: { language: Language }) {
  const { postMatrix, translationStates } = useAdminMessages();
  const { actions } = translationStates;
  const { saving, view } = usePostForm();
  const isBusy = useIsBusy();
  const { states } = useFormState(({ status }) => status);
  const state = states[language];
  const published = languages.filter((one) => states[one] === "published");
  const shared = { kind: "quiet", small: true, busy: isBusy } as const;
  const save = (intent: SaveIntent) => void saving.submit(intent);
  const move = (wanted: "draft" | "published" | "unpublished") =>
    save({ states: wantedFor([language], wanted) });
  return (
    <>
      <Button {...shared} onClick={() => move("published")}>
        {actions.publish}
      </Button>
      <Button {...shared} onClick={() => view.set({ scheduling: [language] })}>
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
      {state === "published" && published.length > 1 && (
        <Button {...shared} onClick={() => save({ states: wantedFor(published, "unpublished") })}>
          {postMatrix.unpublishAll}
        </Button>
      )}
    </>
  );
}
