import { useQuery } from "@tanstack/react-query";
import { useCallback, useId, useRef, useState } from "react";
import type { AdminDocument } from "#api/guide/admin-documents.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useSaveShortcut } from "#app/ui/forms/use-save-shortcut.ts";
import { longestNote } from "#api/documents/line-limits.ts";
import { FoldedField } from "#app/ui/forms/folded.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage } from "#i18n/own-pages.ts";
import { DeviceDraftOffer } from "./device-draft-offer.tsx";
import type { GuideEditorSlot, LineEditorSlot } from "./editor-slots.ts";
import type { FaultField } from "./fault-texts.ts";
import { GuideFoot } from "./guide-foot.tsx";
import { OtherText } from "./other-text.tsx";
import { PageDetails } from "./page-details.tsx";
import { useDocumentForm, type DocumentForm, type DocumentFormOptions } from "./use-document-form.ts";
import styles from "./guide-form.module.css";

interface LanguageFormProps {
  page: DocumentPage;
  language: Language;
  Editor: GuideEditorSlot;
  LineEditor: LineEditorSlot;
  /** Stable between renders. */
  tellUnsaved: (language: Language, isUnsaved: boolean) => void;
}

/** Loads one language of a page, then shows its form. */
export function LanguageForm({ tellUnsaved, ...props }: LanguageFormProps) {
  const { page, language } = props;
  const { api, may } = useAdmin();
  const { guide, roles } = useAdminMessages();
  const { form, retry } = guide;
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ["adminDocument", page, language],
    queryFn: () => api.readAdminDocument(page, language),
  });
  const onUnsaved = useCallback(
    (isUnsaved: boolean) => tellUnsaved(language, isUnsaved),
    [tellUnsaved, language],
  );
  if (isError)
    return (
      <RetryAlert retry={retry} onRetry={() => void refetch()}>
        {form.loadFailed}
      </RetryAlert>
    );
  // A form begins with the document as it is now, never with one that was cached.
  if (!data || !isFetchedAfterMount) return <Loading text={form.loading} />;
  if (data.draft?.publishAt && !may.includes("guide.edit")) return <p>{roles.scheduled}</p>;
  return <OpenedForm {...props} opened={data} onUnsaved={onUnsaved} />;
}

type OpenedFormProps = Omit<LanguageFormProps, "tellUnsaved"> &
  Pick<DocumentFormOptions, "onUnsaved"> & { opened: AdminDocument };

function OpenedForm({ Editor, LineEditor, ...options }: OpenedFormProps) {
  const { language, page, opened } = options;
  const { form: texts } = useAdminMessages().guide;
  const form = useDocumentForm(options);
  const mayPublish = useAdmin().may.includes("guide.edit");
  const { editor, offer } = form;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const unpublished = mayPublish ? null : { publishAt: null };
  // A draft stays one.
  useSaveShortcut(frame, () => void form.save(form.base.draft ?? unpublished), form.isUnsaved);
  const [areDetailsOpen, setDetailsOpen] = useState(false);

  function goTo(field: FaultField): void {
    if (field === "text") editor.current?.focus();
    // The field may lie in what has yet to be opened.
    if (field === "description" || field === "pictureAlt") setDetailsOpen(true);
    requestAnimationFrame(() => document.getElementById(`${id}-${field}`)?.focus());
  }

  return (
    <div ref={frame} className={styles.language}>
      {offer && <DeviceDraftOffer keptAt={offer.keptAt} onAnswer={form.answerOffer} />}
      <form
        noValidate
        inert={offer !== null}
        aria-label={`${texts.title} (${languageNames[language]})`}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save(unpublished);
        }}
      >
        <OtherText form={form} language={language} />
        <TitleField id={`${id}-title`} form={form} language={language} />
        <PageDetails
          {...{ id, form, language, LineEditor }}
          hasPicture={!isOwnPage(page)}
          isOpen={areDetailsOpen}
          onToggle={setDetailsOpen}
        />
        <Editor
          ref={editor}
          id={`${id}-text`}
          label={`${texts.text} (${languageNames[language]})`}
          lang={language}
          content={opened.document.content}
          printings={form.base.printings}
          onChange={form.textChanged}
        />
        <NoteField
          id={`${id}-note`}
          form={form}
          language={language}
          isShown={form.base.isOwn || !isOwnPage(page)}
        />
        <GuideFoot form={form} language={language} page={page} onGo={goTo} />
      </form>
    </div>
  );
}

interface LineProps {
  id: string;
  form: DocumentForm;
  language: Language;
}

/** The line to the readers about the change, where they have the page. */
function NoteField({ id, form, language, isShown }: LineProps & { isShown: boolean }) {
  const { changeNote: texts } = useAdminMessages();
  if (!isShown && form.note === "") return null;
  return (
    <FoldedField
      id={id}
      {...texts}
      lang={language}
      maxLength={longestNote}
      value={form.note}
      onWrite={form.writeNote}
    />
  );
}

function TitleField({ id, form, language }: LineProps) {
  const { form: texts } = useAdminMessages().guide;
  return (
    <Field label={texts.pageTitle} id={id}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.title}`}
          lang={language}
          value={form.attrs.title}
          onChange={({ target }) => form.change({ title: target.value })}
        />
      )}
    </Field>
  );
}
