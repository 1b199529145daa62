import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useRef, useState } from "react";
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
import { isUnpublished } from "./foot-buttons.tsx";
import { GuideFoot } from "./guide-foot.tsx";
import { OtherText } from "./other-text.tsx";
import { OutdatedText } from "./outdated-text.tsx";
import { PageDetails } from "./page-details.tsx";
import { useDocumentForm, type DocumentForm, type DocumentFormOptions } from "./use-document-form.ts";
import type { LanguageGroup, SaveAll, SaveKind, SaveResult } from "./use-language-group.ts";
import styles from "./guide-form.module.css";

interface LanguageFormProps {
  page: DocumentPage;
  language: Language;
  Editor: GuideEditorSlot;
  LineEditor: LineEditorSlot;
  group: LanguageGroup;
}

/** Loads one language of a page, then shows its form. */
export function LanguageForm(props: LanguageFormProps) {
  const { page, language } = props;
  const { tellUnsaved } = props.group;
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

type OpenedFormProps = LanguageFormProps & Pick<DocumentFormOptions, "onUnsaved"> & { opened: AdminDocument };

function OpenedForm({ Editor, LineEditor, group, ...options }: OpenedFormProps) {
  const { language, page, opened } = options;
  const { form: texts } = useAdminMessages().guide;
  const form = useDocumentForm(options);
  const saveAll = useSaveAll(form, { group, page, language });
  const { editor, offer } = form;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  // A draft stays one.
  useSaveShortcut(frame, () => saveAll(form.base.draft ? "draft" : "publish"), form.isUnsaved);
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
          saveAll("publish");
        }}
      >
        <OutdatedText page={page} form={form} />
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
        <GuideFoot {...{ form, group, language, page, saveAll }} onGo={goTo} />
      </form>
    </div>
  );
}

/** Saves the language's text, and those of the others that are unsaved. */
function useSaveAll(
  form: DocumentForm,
  { group, page, language }: Pick<LanguageFormProps, "group" | "page" | "language">,
): SaveAll {
  const mayPublish = useAdmin().may.includes("guide.edit");
  const { base, save, isUnsaved, settlesRelease } = form;
  const isUnseen = isUnpublished(form, page);
  async function saveAs(kind: SaveKind, isFirst: boolean): Promise<SaveResult> {
    const isDraft = kind === "draft" || !mayPublish || (!isFirst && isUnseen);
    const isSaved = await save(isDraft ? (base.draft ?? { publishAt: null }) : null);
    return isSaved ? (isDraft ? "draft" : "published") : "failed";
  }

  // Each time: the text that is saved is the present one.
  useEffect(() => group.register(language, saveAs));
  const isChanged = isUnsaved || settlesRelease;
  return (kind) => {
    const isPublished = kind === "publish" && mayPublish && base.draft !== null;
    void group.save(language, kind, isChanged || isPublished || group.unsaved.size === 0);
  };
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
