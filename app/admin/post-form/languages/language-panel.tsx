import { useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { TextFields } from "#app/admin/post-form/fields/text-fields.tsx";
import { useFormState, useMayWrite, usePostForm, useView } from "#app/admin/post-form/store/form-context.ts";
import { isStarted } from "#app/admin/post-form/store/post-fields.ts";
import { ReadOnlyText } from "#app/admin/post-form/read-only/read-only-text.tsx";
import { PostSourceBeside } from "#app/admin/post-form/side-by-side/post-source-beside.tsx";
import { TranslationControls } from "./translation-controls.tsx";
import styles from "./language-sections.module.css";

/** The tab panel of a language: where it stands, above its fields. */
export function LanguagePanel({ language }: { language: Language }) {
  const { formId } = usePostForm();
  const isShown = useView(({ shown }) => shown === language);
  const isSource = useFormState(({ status }) => status.sourceLanguage === language);
  const mayWrite = useMayWrite(language);
  return (
    <div role="tabpanel" aria-label={languageNames[language]} id={`${formId}-${language}`} hidden={!isShown}>
      <div>
        <div className={styles.column}>{mayWrite && !isSource && <SourceCopy language={language} />}</div>
        <TranslationControls language={language} />
      </div>
      <PostSourceBeside language={language}>
        {mayWrite ? <TextFields language={language} /> : <ReadOnlyText language={language} />}
      </PostSourceBeside>
    </div>
  );
}

/** Fills a translation with its source, after a question where something stands there, and takes it back. */
function SourceCopy({ language }: { language: Language }) {
  const { postForm, writingTogether } = useAdminMessages();
  const { languages: texts, cancel } = postForm;
  const { texts: actions } = usePostForm();
  const source = useFormState(({ status }) => status.sourceLanguage);
  const hasText = useFormState(({ fields }) => isStarted(fields, language));
  const isCopied = useView(({ copied }) => copied?.to === language);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" small onClick={() => (hasText ? setIsAsking(true) : actions.copy(language))}>
        {texts.copy[source]}
      </Button>
      <span role="status">{isCopied && texts.copied[source]}</span>
      {isCopied && (
        <Button kind="quiet" small onClick={actions.undoCopy}>
          {writingTogether.sideBySide.undoCopy}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={texts.copyTitle}
        text={texts.copyText(languageNames[language])}
        confirm={texts.copyConfirm}
        cancel={cancel}
        onConfirm={() => {
          actions.copy(language);
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
