import { useState } from "react";
import type { FullPost } from "#api/posts/posts.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import type { WritingCalls } from "#app/admin/post-form/drafts/use-server-autosave.ts";
import styles from "./source-language.module.css";

interface SourceLanguageProps {
  form: FormState;
  language: Language;
  change: WritingCalls["changeSourceLanguage"];
  onChanged: (post: FullPost) => void;
}

/** Says of the source that it is the source, and offers to make a translation the source. */
export function SourceLanguage({ form, language, change, onChanged }: SourceLanguageProps) {
  const { postForm, writingTogether } = useAdminMessages();
  const texts = writingTogether.source;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { id, status } = form;
  const isSource = status.sourceLanguage === language;
  if (id === undefined || (!isSource && status.states[language] === "none")) return null;

  async function confirm(postId: string): Promise<void> {
    setIsBusy(true);
    setHasFailed(false);
    try {
      onChanged(await change(postId, language));
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
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
      {hasFailed && <Alert>{texts.failed}</Alert>}
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
