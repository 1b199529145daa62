import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#api/errors/errors.ts";
import type { AdminDocument } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { differs, type OfferedDraft } from "#app/admin/guide/drafts/choose-draft.ts";
import { useDrafts } from "#app/admin/guide/drafts/use-drafts.ts";
import type { OpenedText } from "#app/admin/guide/drafts/use-server-autosave.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { changedNote, mergeDocuments } from "#app/admin/guide/compare/compare-documents.ts";
import type { GuideEditorHandle } from "./editor-slots.ts";
import { saveErrorsOf } from "./fault-texts.ts";

export interface DocumentFormOptions extends OpenedText {
  /** Called when changes become unsaved, and when they are saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Another text of the page that is shown beside the form's, to be taken in part or not. */
interface Other {
  reason: "release" | "conflict" | "merged";
  document: GuideDocument;
  /** The text from which it was changed; null if unknown. */
  basis: GuideDocument | null;
  /** The account that saved it; null for a release. */
  by: string | null;
}

/** A draft as it was discarded, unsaved words among it, and the version of the page since. */
type RemovedText = Pick<AdminDocument, "document" | "note" | "draft" | "version">;

type Attributes = GuideDocument["attrs"];

/** One language of a page as it is written: what is unsaved, kept, refused, and what others made of it meanwhile. */
export function useDocumentForm({ onUnsaved, ...text }: DocumentFormOptions) {
  const written = useWritten(text.opened);
  const saving = useDocumentSaving(text, written);
  const { base, other } = saving;
  const isUnsaved = differs({ document: written.current, note: written.note }, base);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const draft = useDrafts(text, { ...written, base });
  const save = (as: AdminDocument["draft"]) => draft.holding(() => saving.save(as));
  return {
    ...written,
    ...saving,
    isUnsaved,
    offer: draft.offer,
    isKept: draft.isKept,
    serverStatus: draft.serverStatus,
    save,
    /** Saves also what the editor has not reported yet. @returns false if something is still not saved */
    async saveFirst(): Promise<boolean> {
      if (!differs({ document: written.settle(), note: written.note }, base)) return true;
      return save(base.draft ?? { publishAt: null });
    },
    discard(): void {
      draft.drop();
      written.put(base.document);
      written.writeNote(base.note);
    },
    /** Closes the comparison with the other text, once the editor has decided about it. */
    settleOther(): void {
      if (other?.reason === "release") saving.setSettlesRelease(true);
      saving.setOther(null);
    },
    async resume(offer: OfferedDraft): Promise<void> {
      const isOlder = offer.version !== base.version;
      // Before anything is shown, so that nothing is typed meanwhile.
      const basis = isOlder ? await saving.readBasis(offer.version) : null;
      draft.close();
      written.put(offer.document);
      written.writeNote(offer.note ?? base.note);
      if (isOlder) saving.compare(offer.document, base, basis);
    },
    refuse(): void {
      draft.drop();
      draft.close();
    },
  };
}

/** The fields and the text in the editor. */
function useWritten({ document: opened, note: openedNote }: AdminDocument) {
  const editor = useRef<GuideEditorHandle>(null);
  const [attrs, setAttrs] = useState(opened.attrs);
  const [current, setCurrent] = useState(opened);
  const [note, writeNote] = useState(openedNote);
  /** Counted up where the fields get other texts than what was typed. */
  const [epoch, setEpoch] = useState(0);

  const readWith = useCallback(
    (next: Attributes): GuideDocument => ({
      type: "doc",
      attrs: next,
      content: editor.current?.read() ?? current.content,
    }),
    [current.content],
  );
  /** The document as it is at this moment. */
  const read = useCallback(() => readWith(attrs), [readWith, attrs]);

  return {
    editor,
    attrs,
    current,
    epoch,
    note,
    writeNote,
    /** Takes over what is stored, unless something else was typed meanwhile. */
    followNote: (former: string, stored: string) => writeNote((typed) => (typed === former ? stored : typed)),
    read,
    put(document: GuideDocument): void {
      setAttrs(document.attrs);
      setEpoch((count) => count + 1);
      editor.current?.replace(document.content);
      setCurrent(document);
    },
    change(changed: Partial<Attributes>): void {
      const next = { ...attrs, ...changed };
      setAttrs(next);
      setCurrent(readWith(next));
    },
    textChanged: () => setCurrent(read()),
    /** Takes what the editor has not reported yet. */
    settle(): GuideDocument {
      editor.current?.settle();
      const document = read();
      setCurrent(document);
      return document;
    },
  };
}

/** The stored state: saving a newer document, and what others have saved meanwhile. */
function useDocumentSaving(
  { page, language, opened }: OpenedText,
  { put, settle, note, writeNote, followNote }: ReturnType<typeof useWritten>,
) {
  const { api, siteChanged } = useAdmin();
  const messages = useAdminMessages().guide;
  const [base, setBase] = useState(opened);
  const [other, setOther] = useState<Other | null>(() => ofRelease(opened));
  const [settlesRelease, setSettlesRelease] = useState(false);
  const { isBusy: isSaving, failure, run } = useCall();
  const [hasSaved, setHasSaved] = useState(false);
  const [removed, setRemoved] = useState<RemovedText | null>(null);

  function adopt(answer: AdminDocument): void {
    setBase(answer);
    setHasSaved(true);
    setRemoved(null);
    void siteChanged();
    // A decision about the release takes effect where readers see it.
    if (answer.draft) return;
    setOther(ofRelease(answer));
    setSettlesRelease(false);
  }

  /** The text of a former version; null where it cannot be read. */
  async function readBasis(version: number): Promise<GuideDocument | null> {
    // The release's words became a revision when they were first changed.
    const revision = version || base.revisions.find(({ savedBy }) => savedBy === null)?.version;
    if (revision === undefined) return null;
    return api.readDocumentRevision(page, language, revision).catch(() => null);
  }

  /** Takes over what they alone have changed, and shows what both have. @param basis null where it is not known what was changed */
  function compare(mine: GuideDocument, theirs: AdminDocument, basis: GuideDocument | null): void {
    const merge = basis && mergeDocuments(basis, mine, theirs.document);
    if (merge) put(merge.document);
    const reason = merge && !merge.isContested ? "merged" : "conflict";
    setOther({ reason, document: theirs.document, basis, by: theirs.savedBy });
  }

  /** Somebody else has saved meanwhile. */
  async function meet(mine: GuideDocument): Promise<void> {
    const theirs = await api.readAdminDocument(page, language);
    setBase(theirs);
    followNote(base.note, theirs.note);
    compare(mine, theirs, base.document);
  }

  /** @param draft null where readers are to see it. @returns whether it was saved */
  async function save(draft: AdminDocument["draft"]): Promise<boolean> {
    if (isSaving) return false;
    const document = settle();
    const { version } = base;
    let isSaved = false;
    await run(async () => {
      try {
        const change = { document, version, settlesRelease, draft, ...changedNote(note, base.note) };
        const answer = await api.changeDocument(page, language, change);
        adopt(answer);
        followNote(note, answer.note);
        isSaved = true;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "changed_meanwhile")) throw error;
        await meet(document);
      }
    });
    return isSaved;
  }

  /** Puts what is stored now in the place of the text, but for words that were written during the call. @throws ApiError */
  async function replaceBy(call: Promise<AdminDocument>): Promise<AdminDocument> {
    const asked = settle();
    const answer = await call;
    adopt(answer);
    if (differs({ document: settle(), note }, { document: asked, note })) return answer;
    put(answer.document);
    writeNote(answer.note);
    return answer;
  }

  /** @throws ApiError */
  const restoreRelease = async () =>
    void (await replaceBy(api.restoreDocument(page, language, base.version)));

  /** @throws ApiError */
  async function removeDraft(): Promise<void> {
    const document = settle();
    const { version } = await replaceBy(api.removeDocumentDraft(page, language, base.version));
    setHasSaved(false);
    setRemoved({ document, note, draft: base.draft, version });
  }

  /** The text that was just discarded is a draft again, unless somebody has saved another one since. @throws ApiError */
  async function undoRemoval(): Promise<void> {
    if (!removed) return;
    const { note: said, ...change } = removed;
    await replaceBy(api.changeDocument(page, language, { ...change, ...(said && { note: said }) }));
  }

  /** The text that is being written stays. */
  const markUpToDate = () =>
    run(async () => {
      const { outdated } = await api.markDocumentUpToDate(page, language);
      setBase((before) => ({ ...before, outdated }));
      await siteChanged();
    });

  const errors = failure && saveErrorsOf(failure.error, messages);
  const state = { base, other, settlesRelease, isSaving, hasSaved, removed, errors };
  return {
    ...state,
    setOther,
    setSettlesRelease,
    save,
    readBasis,
    compare,
    markUpToDate,
    restoreRelease,
    removeDraft,
    undoRemoval,
  };
}

export type DocumentForm = ReturnType<typeof useDocumentForm>;

function ofRelease({ newerRelease }: AdminDocument): Other | null {
  return newerRelease && { reason: "release", ...newerRelease, by: null };
}
