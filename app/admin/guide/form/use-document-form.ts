import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#api/errors/errors.ts";
import type { AdminDocument } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { canonical, changedNote, mergeDocuments } from "./compare-documents.ts";
import { deviceDraft, type DeviceDraft } from "./device-draft.ts";
import type { GuideEditorHandle } from "./editor-slots.ts";
import { saveErrorsOf } from "./fault-texts.ts";

export interface DocumentFormOptions {
  page: DocumentPage;
  language: Language;
  opened: AdminDocument;
  /** Called when changes become unsaved, and when they are saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Another text of the page that is shown beside the form's, to be taken in part or not. */
interface Other {
  reason: "release" | "conflict" | "merged";
  document: GuideDocument;
  /** The text from which it was changed; null if unknown. */
  basis: GuideDocument | null;
  /** The account that saved it; empty for a release. */
  by: string;
}

type Attributes = GuideDocument["attrs"];

/** One language of a page as it is written: what is unsaved, kept, refused, and what others made of it meanwhile. */
export function useDocumentForm({ page, language, opened, onUnsaved }: DocumentFormOptions) {
  const { release } = useAdminMessages().guide.versions;
  const written = useWritten(opened);
  const saving = useDocumentSaving({ page, language, opened }, written);
  const { base, other } = saving;
  const isUnsaved = differs({ document: written.current, note: written.note }, base);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const draft = useDeviceDraft({ page, language, opened }, written, base);
  return {
    ...written,
    ...saving,
    isUnsaved,
    offer: draft.offer,
    isKept: draft.isKept,
    discard(): void {
      written.put(base.document);
      written.writeNote(base.note);
    },
    /** Closes the comparison with the other text, once the editor has decided about it. */
    settleOther(): void {
      if (other?.reason === "release") saving.setSettlesRelease(true);
      saving.setOther(null);
    },
    answerOffer(isResumed: boolean): void {
      const offer = draft.answer(isResumed);
      if (!offer) return;
      written.put(offer.document);
      written.writeNote(offer.note ?? base.note);
      if (offer.version === base.version) return;
      const by = base.savedBy ?? release;
      saving.setOther({ reason: "conflict", document: base.document, basis: null, by });
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

type Opened = Pick<DocumentFormOptions, "page" | "language" | "opened">;

/** Keeps on this device what is not saved, and offers what was kept there. */
function useDeviceDraft(
  { page, language, opened }: Opened,
  { current, note, read }: ReturnType<typeof useWritten>,
  base: AdminDocument,
) {
  const { username } = useAdmin();
  const [drafts] = useState(() => deviceDraft(username, page, language));
  const [offer, setOffer] = useState<DeviceDraft | null>(() => worthOffering(drafts.read(), opened));
  const [isKept, setIsKept] = useState(true);
  const isUnsaved = differs({ document: current, note }, base);

  useEffect(() => {
    if (offer) return undefined;
    if (!isUnsaved) {
      drafts.drop();
      return undefined;
    }
    const wasKept = drafts.keep({ document: current, note }, base.version);
    const timer = setTimeout(() => setIsKept(wasKept));
    return () => clearTimeout(timer);
  }, [drafts, offer, isUnsaved, current, note, base.version]);

  useEffect(() => {
    if (offer) return undefined;
    // The editor reports a change a moment later, and what is typed in the page's last moment is rendered no more.
    function keepLast(): void {
      const last = { document: read(), note };
      if (differs(last, base)) drafts.keep(last, base.version);
    }
    addEventListener("pagehide", keepLast);
    return () => removeEventListener("pagehide", keepLast);
  }, [drafts, offer, read, note, base]);

  return {
    offer,
    isKept,
    /** @returns the draft that is resumed */
    answer(isResumed: boolean): DeviceDraft | null {
      if (!isResumed) drafts.drop();
      setOffer(null);
      return isResumed ? offer : null;
    },
  };
}

/** The stored state: saving a newer document, and what others have saved meanwhile. */
function useDocumentSaving(
  { page, language, opened }: Opened,
  { put, settle, note, writeNote, followNote }: ReturnType<typeof useWritten>,
) {
  const { api, siteChanged } = useAdmin();
  const messages = useAdminMessages().guide;
  const [base, setBase] = useState(opened);
  const [other, setOther] = useState<Other | null>(() => ofRelease(opened));
  const [settlesRelease, setSettlesRelease] = useState(false);
  const { isBusy: isSaving, failure, run } = useCall();
  const [hasSaved, setHasSaved] = useState(false);

  function adopt(answer: AdminDocument): void {
    setBase(answer);
    setHasSaved(true);
    void siteChanged();
    // A decision about the release takes effect where readers see it.
    if (answer.draft) return;
    setOther(ofRelease(answer));
    setSettlesRelease(false);
  }

  /** Somebody else has saved: what they alone changed is taken, what both did is shown. */
  async function meet(mine: GuideDocument): Promise<void> {
    const theirs = await api.readAdminDocument(page, language);
    const { document, isContested } = mergeDocuments(base.document, mine, theirs.document);
    setBase(theirs);
    put(document);
    followNote(base.note, theirs.note);
    const by = theirs.savedBy ?? messages.versions.release;
    const reason = isContested ? "conflict" : "merged";
    setOther({ reason, document: theirs.document, basis: base.document, by });
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

  /** Saves also what the editor has not reported yet. @returns false if something is still not saved */
  async function saveFirst(): Promise<boolean> {
    if (!differs({ document: settle(), note }, base)) return true;
    return save(base.draft ?? { publishAt: null });
  }

  function takeStored(answer: AdminDocument): void {
    adopt(answer);
    put(answer.document);
    writeNote(answer.note);
  }

  /** @throws ApiError */
  const restoreRelease = async () => takeStored(await api.restoreDocument(page, language, base.version));

  /** @throws ApiError */
  const removeDraft = async () => takeStored(await api.removeDocumentDraft(page, language, base.version));

  /** The text that is being written stays. */
  const markUpToDate = () =>
    run(async () => {
      const { outdated } = await api.markDocumentUpToDate(page, language);
      setBase((before) => ({ ...before, outdated }));
      await siteChanged();
    });

  const errors = failure && saveErrorsOf(failure.error, messages);
  const state = { base, other, settlesRelease, isSaving, hasSaved, errors };
  return {
    ...state,
    setOther,
    setSettlesRelease,
    save,
    saveFirst,
    markUpToDate,
    restoreRelease,
    removeDraft,
  };
}

export type DocumentForm = ReturnType<typeof useDocumentForm>;

function ofRelease({ newerRelease }: AdminDocument): Other | null {
  return newerRelease && { reason: "release", ...newerRelease, by: "" };
}

type Written = Pick<AdminDocument, "document" | "note">;

function differs({ document, note }: Written, base: Written): boolean {
  return note.trim() !== base.note || canonical(document) !== canonical(base.document);
}

function worthOffering(draft: DeviceDraft | null, opened: AdminDocument): DeviceDraft | null {
  return draft && differs({ note: opened.note, ...draft }, opened) ? draft : null;
}
