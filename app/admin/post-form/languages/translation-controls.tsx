import { useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import {
  useFormState,
  useHasUnsaved,
  useIsBusy,
  useMayWrite,
  usePostForm,
} from "#app/admin/post-form/store/form-context.ts";
import { isStarted } from "#app/admin/post-form/store/post-fields.ts";
import { PreviewControls } from "#app/admin/preview/preview-controls.tsx";
import { OutdatedNotice } from "#app/admin/post-form/revisions/outdated-notice.tsx";
import type { VersionsProps } from "#app/admin/post-form/revisions/revisions-dialog.tsx";
import { LanguageState } from "#app/admin/post-form/states/language-state.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { SourceLanguage } from "./source-language.tsx";

const RevisionsDialog = onDemand(
  async () => (await import("../revisions/revisions-dialog.tsx")).RevisionsDialog,
);

/** Where a language stands, what its source has become since, and its former texts. */
export function TranslationControls({ language }: { language: Language }) {
  const { isNew, mayPublish, saving } = usePostForm();
  const { api } = useAdmin();
  const mayWrite = useMayWrite(language);
  const isBusy = useIsBusy();
  const hasUnsaved = useHasUnsaved();
  // A new post has neither revisions nor previews.
  const postId = useFormState(({ id }) => (isNew ? undefined : id));
  const isOutdated = useFormState(({ status }) => status.outdated.includes(language));
  // A text that was started can be previewed, too: it is saved first.
  const isThere = useFormState(
    ({ status, fields }) => status.states[language] !== "none" || (mayWrite && isStarted(fields, language)),
  );
  return (
    <>
      <LanguageState language={language}>
        {postId !== undefined && isThere && (
          <PreviewControls
            isBusy={isBusy}
            hasUnsaved={hasUnsaved}
            saveFirst={saving.saveFirst}
            make={() => api.previewPost(postId, language)}
            endAll={() => api.endPreviews(postId, language)}
          />
        )}
        {postId !== undefined && mayWrite && <RevisionsButton language={language} postId={postId} />}
      </LanguageState>
      {mayPublish && <SourceLanguage language={language} />}
      {!isNew && mayWrite && isOutdated && <OutdatedNotice language={language} />}
    </>
  );
}

function RevisionsButton(props: VersionsProps) {
  const { open } = useAdminMessages().translationStates.revisions;
  const isBusy = useIsBusy();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small busy={isBusy} onClick={() => setIsOpen(true)}>
        {open}
      </Button>
      {isOpen && <RevisionsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
