import { fieldId, isStarted, textField } from "#app/admin/post-form/post-fields.ts";
import { PreviewButton, type PreviewCalls } from "#app/admin/post-form/preview/preview-button.tsx";
import { OutdatedNotice, type RevisionCalls } from "#app/admin/post-form/revisions/outdated-notice.tsx";
import { RevisionsButton } from "#app/admin/post-form/revisions/revisions-button.tsx";
import { LanguageState } from "#app/admin/post-form/states/language-state.tsx";
import type { Language } from "#i18n/languages.ts";
import type { WritingCalls } from "#app/admin/post-form/drafts/use-server-autosave.ts";
import { SourceLanguage } from "./source-language.tsx";
import type { usePostForm } from "#app/admin/post-form/use-post-form.ts";

interface TranslationControlsProps {
  editing: ReturnType<typeof usePostForm>;
  language: Language;
  formId: string;
  /** Undefined for a new post, which has neither revisions nor previews. */
  revisionCalls: (RevisionCalls & PreviewCalls) | undefined;
  writingCalls: WritingCalls;
  saveButtonId: string;
  onSchedule: (language: Language) => void;
}

/** Where a language stands, what its source has become since, and its former texts. */
export function TranslationControls(props: TranslationControlsProps) {
  const { editing, language, formId, revisionCalls: calls, writingCalls, saveButtonId, onSchedule } = props;
  const { form, saving, store, submit, hasUnsaved, mayPublish } = editing;
  const mayWrite = editing.mayWrite(language);
  // A text that was started can be previewed, too: it is saved first.
  const isThere = form.status.states[language] !== "none" || (mayWrite && isStarted(form.fields, language));
  const shared = { form, language, isBusy: saving.isBusy, onSave: (intent: Intent) => void submit(intent) };
  return (
    <>
      <LanguageState {...shared} mayPublish={mayPublish} onSchedule={onSchedule}>
        {calls && form.id !== undefined && isThere && (
          <PreviewButton
            {...shared}
            postId={form.id}
            calls={calls}
            hasUnsaved={hasUnsaved}
            saveFirst={editing.saveFirst}
          />
        )}
        {calls && mayWrite && (
          <RevisionsButton
            {...shared}
            calls={calls}
            listAutosaves={writingCalls.listAutosaves}
            saveButtonId={saveButtonId}
            onTaken={(text) => store.dispatch({ type: "text replaced", language, text })}
            onRestored={(post) => store.dispatch({ type: "restored", post })}
          />
        )}
      </LanguageState>
      {mayPublish && (
        <SourceLanguage
          form={form}
          language={language}
          change={writingCalls.changeSourceLanguage}
          onChanged={(post) => store.dispatch({ type: "source changed", post })}
        />
      )}
      {calls && mayWrite && form.status.outdated.includes(language) && (
        <OutdatedNotice {...shared} calls={calls} titleId={fieldId(formId, textField(language, "title"))} />
      )}
    </>
  );
}

type Intent = Parameters<ReturnType<typeof usePostForm>["submit"]>[0];
