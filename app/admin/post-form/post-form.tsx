import { useId, useRef, useState, type ReactNode } from "react";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { DraftOffer } from "./drafts/draft-offer.tsx";
import { CommonFields } from "./fields/common-fields.tsx";
import type { TextEditorSlot } from "./fields/content-field.tsx";
import { TextFields } from "./fields/text-fields.tsx";
import { FormNotices } from "./form-notices.tsx";
import { LanguageDesk } from "./languages/language-desk.tsx";
import { LanguageSections } from "./languages/language-sections.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import type { Language } from "#i18n/languages.ts";
import type { FormField } from "./post-fields.ts";
import type { RevisionCalls } from "./revisions/outdated-notice.tsx";
import { fieldErrorText } from "./save/error-texts.ts";
import { FormFoot } from "./save/form-foot.tsx";
import { SaveDialogs } from "./save/save-dialogs.tsx";
import type { SessionDialogProps } from "./save/session-dialog.tsx";
import { useSaveShortcut } from "./save/use-save-shortcut.ts";
import { keepDrafts, readyLanguages } from "./states/save-aim.ts";
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
  /** For a post that there is already. */
  revisionCalls?: RevisionCalls;
}

export function PostForm({ signIn, signInInstead, TextEditor, revisionCalls, ...options }: PostFormProps) {
  const formId = useId();
  const { postForm } = useAdminMessages();
  const editing = usePostForm(options, formId);
  const { isNew, form, errors, draft, saving, store, hasUnsaved } = editing;
  const { fieldErrors } = errors;
  const { username, post } = options;
  const saveButtonId = `${formId}-save`;
  const keepsDrafts = draft.status.state !== "off";
  const frame = useRef<HTMLDivElement>(null);
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
      <FormNotices username={username} post={post} keepsDrafts={keepsDrafts} />
      {draft.offer && <DraftOffer draft={draft.offer} onResume={draft.resume} onDiscard={draft.discard} />}
      <form
        noValidate
        inert={!draft.isWriting}
        aria-label={isNew ? postForm.createTitle : postForm.changeTitle}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void editing.submit();
        }}
      >
        <CommonFields
          formId={formId}
          isNew={isNew}
          form={form}
          errorOf={errorOf}
          onWrite={editing.write}
          onChooseCover={(cover) => void editing.chooseCover(cover)}
        />
        <LanguageSections
          view={editing.view}
          fields={form.fields}
          copiedTo={editing.copiedTo}
          onCopy={editing.copy}
          badgeOf={(language) => <StateBadge desk={form.desk} language={language} />}
          hasError={(language) => Object.keys(fieldErrors).some((field) => field.startsWith(`${language}.`))}
        >
          {(language) => (
            <>
              <LanguageDesk
                editing={editing}
                language={language}
                revisionCalls={revisionCalls}
                saveButtonId={saveButtonId}
                onSchedule={(chosen) => setScheduling([chosen])}
              />
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
            </>
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
          onSave={(aim) => void editing.submit(aim)}
          onClose={() => setScheduling(null)}
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
