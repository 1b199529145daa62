import { OutdatedNotice, type RevisionCalls } from "#app/admin/post-form/revisions/outdated-notice.tsx";
import { RevisionsButton } from "#app/admin/post-form/revisions/revisions-button.tsx";
import { LanguageState } from "#app/admin/post-form/states/language-state.tsx";
import type { Language } from "#i18n/languages.ts";
import type { usePostForm } from "#app/admin/post-form/use-post-form.ts";

interface LanguageDeskProps {
  editing: ReturnType<typeof usePostForm>;
  language: Language;
  /** Undefined for a new post, which has no revisions. */
  revisionCalls: RevisionCalls | undefined;
  saveButtonId: string;
  onSchedule: (language: Language) => void;
}

/** Where a language stands, what its source has become since, and its former texts. */
export function LanguageDesk(props: LanguageDeskProps) {
  const { editing, language, revisionCalls: calls, saveButtonId, onSchedule } = props;
  const { form, saving, store, submit } = editing;
  const shared = { form, language, isBusy: saving.isBusy, onSave: (aim: Aim) => void submit(aim) };
  return (
    <>
      <LanguageState {...shared} onSchedule={onSchedule}>
        {calls && (
          <RevisionsButton
            {...shared}
            calls={calls}
            saveButtonId={saveButtonId}
            onRestored={(post) => store.dispatch({ type: "restored", post })}
          />
        )}
      </LanguageState>
      {calls && form.desk.outdated.includes(language) && <OutdatedNotice {...shared} calls={calls} />}
    </>
  );
}

type Aim = Parameters<ReturnType<typeof usePostForm>["submit"]>[0];
