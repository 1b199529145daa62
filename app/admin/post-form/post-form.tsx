import { useRef } from "react";
import { DraftOffer } from "#app/admin/writing/draft-offer.tsx";
import { useSaveShortcut } from "#app/ui/forms/use-save-shortcut.ts";
import { languagesFrom } from "#i18n/languages.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CommonFields } from "./fields/common-fields.tsx";
import { FormContext, usePostForm, useView } from "./store/form-context.ts";
import { FormDialogs } from "./form-dialogs.tsx";
import { FormNotices } from "./form-notices.tsx";
import type { PostFormProps } from "./store/form-props.ts";
import { isUnsaved } from "./store/form-state.ts";
import { textField } from "./store/post-fields.ts";
import { useSelected } from "./store/form-view.ts";
import { LanguageSections } from "./languages/language-sections.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { ReadOnlyCommon } from "./read-only/read-only-common.tsx";
import { PostFoot } from "./save/post-foot.tsx";
import { keepDrafts } from "./states/save-intent.ts";
import { isAllPublished } from "./states/translation-status.ts";
import { useOpenForm } from "./use-open-form.ts";
import styles from "./post-form.module.css";

export function PostForm(props: PostFormProps) {
  const open = useOpenForm(props);
  const { store, isNew, saving } = open;
  const frame = useRef<HTMLDivElement>(null);
  useSaveShortcut(
    frame,
    () => void saving.submit(isNew || isAllPublished(store.read().status) ? undefined : keepDrafts),
    useSelected(store, isUnsaved),
  );
  return (
    <FormContext value={open}>
      <div ref={frame} className={styles.frame}>
        <FormNotices />
        <PostDraftOffer />
        <FormFields />
        <LeaveDialog />
        <FormDialogs />
      </div>
    </FormContext>
  );
}

function PostDraftOffer() {
  const offered = useView(({ phase }) => (phase.name === "offer" ? phase.draft : null));
  const { formId, draft } = usePostForm();
  const language = useLanguage();
  if (!offered) return null;
  const { form, keptAt, isFromServer } = offered;
  const titled = languagesFrom(language).find((one) => form.fields[textField(one, "title")].trim() !== "");
  return (
    <DraftOffer
      title={titled ? form.fields[textField(titled, "title")] : ""}
      titleLanguage={titled}
      {...{ keptAt, isFromServer }}
      focusId={formId}
      onAnswer={(isResumed) => (isResumed ? draft.resume() : draft.discard())}
    />
  );
}

function FormFields() {
  const { createTitle, changeTitle } = useAdminMessages().postForm;
  const { formId, isNew, saving, given } = usePostForm();
  const isWriting = useView(({ phase }) => phase.name === "writing");
  return (
    <form
      id={formId}
      tabIndex={-1}
      noValidate
      inert={!isWriting}
      aria-label={isNew ? createTitle : changeTitle}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void saving.submit();
      }}
    >
      {given.translates ? <ReadOnlyCommon own={given.translates} /> : <CommonFields />}
      <LanguageSections />
      <PostFoot />
    </form>
  );
}
