import {
  useFormState,
  useHasUnsaved,
  useIsBusy,
  useMayWrite,
  usePostForm,
} from "#app/admin/post-form/form-context.ts";
import { isStarted } from "#app/admin/post-form/post-fields.ts";
import { PreviewControls } from "#app/admin/preview/preview-controls.tsx";
import { OutdatedNotice } from "#app/admin/post-form/revisions/outdated-notice.tsx";
import { RevisionsButton } from "#app/admin/post-form/revisions/revisions-button.tsx";
import { LanguageState } from "#app/admin/post-form/states/language-state.tsx";
import type { Language } from "#i18n/languages.ts";
import { SourceLanguage } from "./source-language.tsx";

/** Where a language stands, what its source has become since, and its former texts. */
export function TranslationControls({ language }: { language: Language }) {
  const { given, mayPublish, saving } = usePostForm();
  const { postCalls: calls } = given;
  const mayWrite = useMayWrite(language);
  const isBusy = useIsBusy();
  const hasUnsaved = useHasUnsaved();
  const postId = useFormState(({ id }) => id);
  const isOutdated = useFormState(({ status }) => status.outdated.includes(language));
  // A text that was started can be previewed, too: it is saved first.
  const isThere = useFormState(
    ({ status, fields }) => status.states[language] !== "none" || (mayWrite && isStarted(fields, language)),
  );
  return (
    <>
      <LanguageState language={language}>
        {calls && postId !== undefined && isThere && (
          <PreviewControls
            isBusy={isBusy}
            hasUnsaved={hasUnsaved}
            saveFirst={saving.saveFirst}
            make={() => calls.previewPost(postId, language)}
            endAll={() => calls.endPreviews(postId, language)}
          />
        )}
        {calls && postId !== undefined && mayWrite && (
          <RevisionsButton language={language} postId={postId} calls={calls} />
        )}
      </LanguageState>
      {mayPublish && <SourceLanguage language={language} />}
      {calls && mayWrite && isOutdated && <OutdatedNotice language={language} calls={calls} />}
    </>
  );
}
