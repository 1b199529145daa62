import { useId, useRef, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { isStarted } from "./completeness.ts";
import { CommonFields } from "./common-fields.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { flawText } from "./form-place.ts";
import { FormNotices } from "./form-notices.tsx";
import { LanguageSections } from "./language-sections.tsx";
import type { FormPlace } from "./post-fields.ts";
import { ProblemSummary } from "./problem-summary.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SessionDialog } from "./session-dialog.tsx";
import type { TextEditorSlot } from "./text-editor-slot.ts";
import { TextFields } from "./text-fields.tsx";
import { usePostForm, type PostFormTools } from "./use-post-form.ts";
import { useSaveKey } from "./use-save-key.ts";
import styles from "./post-form.module.css";

export interface PostFormProps extends PostFormTools {
  /** Throws `ApiError`. */
  signIn: (password: string) => Promise<void>;
  /** In which the content of each language is written. */
  TextEditor: TextEditorSlot;
}

/** Where a post is written: three languages, kept on the device as they are typed. */
export function PostForm({ signIn, TextEditor, ...props }: PostFormProps) {
  const formId = useId();
  const { postForm } = useDeskMessages();
  const desk = usePostForm(props, formId);
  const { isNew, form, flaws, draft, saving, blocker, store } = desk;
  const saveButtonId = `${formId}-save`;
  const [copyTo, setCopyTo] = useState<Language | null>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const question = saving.question;
  const frame = useRef<HTMLDivElement>(null);
  useSaveKey(frame, () => void desk.submit(), desk.hasUnsaved);

  function errorAt(place: FormPlace): string | undefined {
    const flaw = flaws[place];
    return flaw && flawText(place, flaw, isNew, postForm);
  }

  function copy(to: Language): void {
    desk.copy(to);
    setCopyTo(null);
  }

  return (
    <div ref={frame} className={styles.frame}>
      <FormNotices username={props.username} post={props.post} isKept={draft.keeping.state !== "off"} />
      {draft.offer && (
        <DraftOffer
          draft={draft.offer}
          onResume={() => draft.offer && draft.resume(draft.offer)}
          onThrowAway={draft.throwAway}
        />
      )}
      <form
        noValidate
        inert={!draft.isWriting}
        aria-label={isNew ? postForm.createTitle : postForm.changeTitle}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void desk.submit();
        }}
      >
        <CommonFields
          formId={formId}
          isNew={isNew}
          form={form}
          errorAt={errorAt}
          onWrite={desk.write}
          onChooseCover={(cover) => void desk.chooseCover(cover)}
        />
        <LanguageSections
          view={desk.view}
          fields={form.fields}
          copiedTo={desk.copiedTo}
          onCopy={(language) => (isStarted(form.fields, language) ? setCopyTo(language) : copy(language))}
          hasFlaw={(language) => Object.keys(flaws).some((place) => place.startsWith(`${language}.`))}
        >
          {(language) => (
            <TextFields
              TextEditor={TextEditor}
              formId={formId}
              language={language}
              fields={form.fields}
              isRequired={!isNew}
              errorAt={errorAt}
              onWrite={desk.write}
              addSource={store.addSource}
            />
          )}
        </LanguageSections>
        <div className={styles.foot}>
          <div className={styles.problems}>
            {saving.saving.state === "waiting" && (
              <Alert>{isNew ? postForm.errors.createNetwork : postForm.errors.update}</Alert>
            )}
            {desk.problem && (
              <ProblemSummary problem={desk.problem} flaws={flaws} isNew={isNew} onGo={desk.go} />
            )}
          </div>
          <SaveBar
            isNew={isNew}
            hasSaved={saving.hasSaved}
            buttonId={saveButtonId}
            saving={saving.saving}
            keeping={draft.keeping}
            hasUnsaved={desk.hasUnsaved}
            isDisabled={!draft.isWriting}
            onCancel={saving.cancel}
            onTryNow={saving.tryNow}
            onThrowAway={() => setIsDiscarding(true)}
          />
        </div>
      </form>
      <ConfirmDialog
        open={copyTo !== null}
        title={postForm.languages.copyTitle}
        text={copyTo && postForm.languages.copyText(languageNames[copyTo])}
        confirm={postForm.languages.copyConfirm}
        cancel={postForm.cancel}
        onConfirm={() => copyTo && copy(copyTo)}
        onCancel={() => setCopyTo(null)}
      />
      <ConfirmDialog
        open={isDiscarding}
        {...postForm.discard}
        cancel={postForm.cancel}
        onConfirm={() => {
          setIsDiscarding(false);
          desk.throwAway();
        }}
        onCancel={() => setIsDiscarding(false)}
      />
      <ConfirmDialog
        open={blocker.state === "blocked"}
        title={postForm.leave.title}
        text={`${postForm.leave.text} ${draft.keeping.state === "off" ? postForm.leave.lost : postForm.leave.kept}`}
        confirm={postForm.leave.leave}
        cancel={postForm.leave.stay}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
      {question?.kind === "session" && (
        <SessionDialog
          username={props.username}
          signIn={signIn}
          saveButtonId={saveButtonId}
          onAnswer={question.answer}
        />
      )}
      {question?.kind === "conflict" && (
        <ConflictDialog
          form={form}
          theirs={question.theirs}
          saveButtonId={saveButtonId}
          onAnswer={question.answer}
        />
      )}
    </div>
  );
}
