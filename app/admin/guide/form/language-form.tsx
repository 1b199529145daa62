import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { DraftOffer } from "#app/admin/writing/draft-offer.tsx";
import { SourceBeside } from "#app/admin/writing/source-beside.tsx";
import { useSaveShortcut } from "#app/ui/forms/use-save-shortcut.ts";
import { longestNote } from "#api/documents/line-limits.ts";
import { FoldedField } from "#app/ui/forms/folded.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { isGuidePage } from "#i18n/addresses.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage } from "#i18n/own-pages.ts";
import { DocumentSource } from "./document-source.tsx";
import type { GuideEditorSlot, LineEditorSlot } from "./editor-slots.ts";
import type { FaultField } from "./fault-texts.ts";
import { isUnpublished } from "./foot-buttons.tsx";
import { GuideFoot } from "./guide-foot.tsx";
import { OtherText } from "./other-text.tsx";
import { OutdatedText } from "./outdated-text.tsx";
import { PageDetails } from "./page-details.tsx";
import { RemovedDraft } from "./removed-draft.tsx";
import { SourceChoice, sourceOf, type PickedSource } from "./source-choice.tsx";
import { useDocumentForm, type DocumentForm, type DocumentFormOptions } from "./use-document-form.ts";
import type { LanguageGroup, SaveAll, SaveKind, SaveResult } from "./use-language-group.ts";
import styles from "./guide-form.module.css";

interface LanguageFormProps {
  page: DocumentPage;
  language: Language;
  Editor: GuideEditorSlot;
  LineEditor: LineEditorSlot;
  group: LanguageGroup;
  isShown: boolean;
  /** Whether sources stand beside their translations, for all languages alike. */
  isBeside: boolean;
  onBeside: (isBeside: boolean) => void;
  /** The source that was chosen, for all languages alike. */
  picked: PickedSource;
  onPick: (source: Language) => void;
}

/** Loads one language of a page, then shows its form. */
export function LanguageForm(props: LanguageFormProps) {
  const { page, language } = props;
  const { tellUnsaved } = props.group;
  const { api, may, username } = useAdmin();
  const { guide, roles } = useAdminMessages();
  const { form, retry } = guide;
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ["adminDocument", page, language],
    async queryFn() {
      const [opened, autosaves] = await Promise.all([
        api.readAdminDocument(page, language),
        // A draft that cannot be read now is offered when the form is opened again.
        api.listDocumentAutosaves(page, language).catch(() => []),
      ]);
      const own = autosaves.find(({ savedBy }) => savedBy === username);
      return { opened, onServer: own ? { ...own, keptAt: Date.parse(own.savedAt) } : null };
    },
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
  if (data.opened.draft?.publishAt && !may.includes("guide.edit")) return <p>{roles.scheduled}</p>;
  return <OpenedForm {...props} {...data} onUnsaved={onUnsaved} />;
}

type OpenedFormProps = LanguageFormProps & DocumentFormOptions;

function OpenedForm(props: OpenedFormProps) {
  const { language, page, group } = props;
  const { form: texts } = useAdminMessages().guide;
  const form = useDocumentForm(props);
  const saveAll = useSaveAll(form, { group, page, language });
  const { editor, offer } = form;
  const { savedAt } = form.base;
  const { tellSaved } = group;
  useEffect(() => tellSaved(language, savedAt), [tellSaved, language, savedAt]);
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
      {offer && (
        <DraftOffer
          {...offer}
          title={offer.document.attrs.title}
          focusId={`${id}-title`}
          onAnswer={(isResumed) => (isResumed ? void form.resume(offer) : form.refuse())}
        />
      )}
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
        <RemovedDraft form={form} focusId={`${id}-title`} />
        <OutdatedText page={page} form={form} />
        <OtherText form={form} language={language} />
        <Texts {...props} {...{ id, form, areDetailsOpen, onDetails: setDetailsOpen }} />
        <GuideFoot {...{ form, group, language, page, saveAll }} onGo={goTo} />
      </form>
    </div>
  );
}

interface TextsProps extends OpenedFormProps {
  /** Begins the ids of the fields. */
  id: string;
  form: DocumentForm;
  areDetailsOpen: boolean;
  onDetails: (areOpen: boolean) => void;
}

/** All that is written, and beside a translation its source. */
function Texts({ id, form, areDetailsOpen, onDetails, Editor, LineEditor, ...props }: TextsProps) {
  const { language, page, opened, isShown, isBeside, onBeside, picked, onPick } = props;
  const { form: texts } = useAdminMessages().guide;
  const { editor, base, textChanged } = form;
  const source = sourceOf(language, base.outdated?.source, picked);
  const ids = [`${id}-title`, `${id}-text`];
  return (
    <SourceBeside
      isPossible={isShown && source !== undefined}
      isWanted={isBeside}
      onWant={onBeside}
      choice={source && <SourceChoice {...{ language, source, onPick }} />}
      source={source && <DocumentSource {...{ page, source, ids }} />}
    >
      <div className={styles.fields}>
        <TitleField id={`${id}-title`} form={form} language={language} />
        <PageDetails
          {...{ id, form, language, LineEditor }}
          hasPicture={isGuidePage(page)}
          isOpen={areDetailsOpen}
          onToggle={onDetails}
        />
        <Editor
          ref={editor}
          id={`${id}-text`}
          label={`${texts.text} (${languageNames[language]})`}
          lang={language}
          content={opened.document.content}
          printings={base.printings}
          onChange={textChanged}
        />
        <NoteField {...{ form, language }} id={`${id}-note`} isShown={base.isOwn || !isOwnPage(page)} />
      </div>
    </SourceBeside>
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
