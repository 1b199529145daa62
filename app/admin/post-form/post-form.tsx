import { useCallback, useId, useRef, useState, type ReactNode } from "react";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AltTextsDialog } from "./alt-texts/alt-texts-dialog.tsx";
import { DraftOffer } from "./drafts/draft-offer.tsx";
import { CommonFields } from "./fields/common-fields.tsx";
import type { CoverLibrarySlot } from "./fields/cover-library-dialog.tsx";
import type { TextEditorSlot } from "./fields/content-field.tsx";
import { TextFields } from "./fields/text-fields.tsx";
import { FormNotices } from "./form-notices.tsx";
import { TranslationControls } from "./languages/translation-controls.tsx";
import { LanguageSections } from "./languages/language-sections.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PresenceNotice } from "./presence/presence-notice.tsx";
import { SourceBeside, useBeside } from "./side-by-side/source-beside.tsx";
import type { Language } from "#i18n/languages.ts";
import type { FormField } from "./post-fields.ts";
import type { PreviewCalls } from "./preview/preview-button.tsx";
import type { RevisionCalls } from "./revisions/outdated-notice.tsx";
import { fieldErrorText } from "./save/error-texts.ts";
import { ReadOnlyCommon } from "./read-only/read-only-common.tsx";
import { ReadOnlyText } from "./read-only/read-only-text.tsx";
import { FormFoot } from "./save/form-foot.tsx";
import { SaveDialogs } from "./save/save-dialogs.tsx";
import type { SessionDialogProps } from "./save/session-dialog.tsx";
import { useSaveShortcut } from "#app/ui/forms/use-save-shortcut.ts";
import { keepDrafts, readyLanguages } from "./states/save-intent.ts";
import { LastLookDialog } from "./states/last-look-dialog.tsx";
import { Scheduling } from "./states/scheduling.tsx";
import { StateBadge } from "./states/state-badge.tsx";
import { usePostForm, type PostFormOptions } from "./use-post-form.ts";
import styles from "./post-form.module.css";

export interface PostFormProps extends PostFormOptions {
  /** Throws `ApiError`. */
  signIn: (password: string, code?: string) => Promise<void>;
  /** How else one signs in again when the session has ended. */
  signInInstead?: SessionDialogProps["instead"];
  TextEditor: TextEditorSlot;
  /** Left out for those who may not see the media library. */
  CoverLibrary?: CoverLibrarySlot | undefined;
  /** For a post that there is already. */
  revisionCalls?: RevisionCalls & PreviewCalls;
}

export function PostForm(props: PostFormProps) {
  const { signIn, signInInstead, TextEditor, CoverLibrary, revisionCalls, ...options } = props;
  const formId = useId();
  const { postForm } = useAdminMessages();
  const editing = usePostForm(options, formId);
  const { isNew, form, errors, draft, saving, store, hasUnsaved } = editing;
  const { fieldErrors } = errors;
  const { username, post } = options;
  const saveButtonId = `${formId}-save`;
  const keepsDrafts = draft.status.state !== "off";
  const frame = useRef<HTMLDivElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const focusForm = useCallback(() => formElement.current?.focus({ preventScroll: true }), []);
  const beside = useBeside();
  const [scheduling, setScheduling] = useState<readonly Language[] | null>(null);
  useSaveShortcut(frame, () => void editing.submit(editing.isSimple ? undefined : keepDrafts), hasUnsaved);

  function errorOf(field: FormField): ReactNode {
    const error = fieldErrors[field];
    if (!error) return undefined;
    const { text, lang } = fieldErrorText(field, error, isNew, postForm);
    return <span lang={lang}>{text}</span>;
  }

  return (
    <div ref={frame} className={styles.frame}>
      <FormNotices username={username} post={post} keepsDrafts={keepsDrafts}>
        <PresenceNotice
          calls={options.writingCalls}
          form={form}
          language={editing.view.shown}
          onOthers={editing.hearOf}
        />
      </FormNotices>
      {draft.offer && (
        <DraftOffer
          draft={draft.offer}
          onResume={draft.resume}
          onDiscard={draft.discard}
          onAnswered={focusForm}
        />
      )}
      <form
        ref={formElement}
        tabIndex={-1}
        noValidate
        inert={!draft.isWriting}
        aria-label={isNew ? postForm.createTitle : postForm.changeTitle}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void editing.submit();
        }}
      >
        {options.translates ? (
          <ReadOnlyCommon fields={form.fields} own={options.translates} />
        ) : (
          <CommonFields
            formId={formId}
            isNew={isNew}
            form={form}
            errorOf={errorOf}
            onWrite={editing.write}
            onChooseCover={(cover) => void editing.chooseCover(cover)}
            CoverLibrary={CoverLibrary}
            onChooseStoredCover={editing.chooseStoredCover}
          />
        )}
        <LanguageSections
          view={editing.view}
          fields={form.fields}
          source={form.status.sourceLanguage}
          copiedTo={editing.copiedTo}
          onCopy={editing.copy}
          mayWrite={editing.mayWrite}
          onUndoCopy={editing.undoCopy}
          badgeOf={(language) => <StateBadge status={form.status} language={language} />}
          controlsOf={(language) => (
            <TranslationControls
              editing={editing}
              language={language}
              formId={formId}
              revisionCalls={revisionCalls}
              writingCalls={options.writingCalls}
              saveButtonId={saveButtonId}
              onSchedule={(chosen) => setScheduling([chosen])}
            />
          )}
          hasError={(language) => Object.keys(fieldErrors).some((field) => field.startsWith(`${language}.`))}
        >
          {(language) => (
            <SourceBeside
              beside={beside}
              form={form}
              formId={formId}
              language={language}
              isOffered={editing.mayWrite(language) && editing.view.shown === language}
            >
              {editing.mayWrite(language) ? (
                <TextFields
                  TextEditor={TextEditor}
                  formId={formId}
                  language={language}
                  errorOf={errorOf}
                  fields={form.fields}
                  isRequired={!isNew}
                  onWrite={editing.write}
                  addDelayedField={store.addDelayedField}
                />
              ) : (
                <ReadOnlyText
                  fields={form.fields}
                  language={language}
                  isScheduled={options.translates?.includes(language) === true}
                />
              )}
            </SourceBeside>
          )}
        </LanguageSections>
        <FormFoot
          editing={editing}
          saveButtonId={saveButtonId}
          onSchedule={() => setScheduling(readyLanguages(form.fields))}
        />
      </form>
      {scheduling && (
        <Scheduling
          form={form}
          chosen={scheduling}
          saveButtonId={saveButtonId}
          onSave={(intent) => void editing.submit(intent)}
          onClose={() => setScheduling(null)}
        />
      )}
      {editing.question?.name === "languages" && (
        <LastLookDialog
          rows={editing.question.rows}
          chosen={editing.question.chosen}
          username={username}
          source={form.status.sourceLanguage}
          saveButtonId={saveButtonId}
          onAnswer={(chosen) => void editing.answerLanguages(chosen)}
        />
      )}
      {editing.question?.name === "pictures" && (
        <AltTextsDialog
          pictures={editing.question.pictures}
          form={form}
          saveButtonId={saveButtonId}
          onAnswer={(answers) => void editing.answerPictures(answers)}
          onCancel={() => void editing.answerPictures(null)}
        />
      )}
      <LeaveDialog store={store} hasUnsaved={hasUnsaved} keepsDrafts={keepsDrafts} />
      <SaveDialogs
        state={saving.state}
        form={form}
        username={username}
        signIn={signIn}
        instead={signInInstead}
        saveButtonId={saveButtonId}
      />
    </div>
  );
}
