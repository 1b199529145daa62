import { useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import styles from "./source-language.module.css";

/** Says of the source that it is the source, and offers to make a translation the source. */
export function SourceLanguage({ language }: { language: Language }) {
  const { postForm, writingTogether } = useAdminMessages();
  const texts = writingTogether.source;
  const [isAsking, setIsAsking] = useState(false);
  const { api } = useAdmin();
  const { isBusy, failure, run } = useCall();
  const { store } = usePostForm();
  const id = useFormState((form) => form.id);
  const status = useFormState((form) => form.status);
  const isSource = status.sourceLanguage === language;
  if (id === undefined || (!isSource && status.states[language] === "none")) return null;

  async function confirm(postId: string): Promise<void> {
    await run(async () => {
      const post = await api.changeSourceLanguage(postId, language);
      store.dispatch({ type: "source changed", post });
    });
    setIsAsking(false);
  }

  return (
    <div className={styles.source}>
      {isSource ? (
        <p>{texts.isSource}</p>
      ) : (
        <Button kind="quiet" small onClick={() => setIsAsking(true)}>
          {texts.make}
        </Button>
      )}
      {failure && <Alert>{texts.failed}</Alert>}
      <ConfirmDialog
        open={isAsking}
        kind="primary"
        busy={isBusy}
        title={texts.title(languageNames[language])}
        text={texts.text}
        confirm={texts.confirm}
        cancel={postForm.cancel}
        onConfirm={() => void confirm(id)}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
