import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, isSessionLost } from "#api/errors/errors.ts";
import type { AdminDocument } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { canonical, mergeDocuments } from "./compare-documents.ts";
import { deviceDraft, type DeviceDraft } from "./device-draft.ts";
import type { GuideEditorHandle } from "./editor-slots.ts";
import { saveErrorsOf, type SaveErrors } from "./fault-texts.ts";

export interface DocumentFormOptions {
  page: GuidePage;
  language: Language;
  opened: AdminDocument;
  /** Called when changes become unsaved, and when they are saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Another text of the page that is shown beside the form's, to be taken in part or not. */
export interface Other {
  reason: "release" | "conflict" | "merged";
  document: GuideDocument;
  /** The account that saved it; empty for a release. */
  by: string;
}

type Attributes = GuideDocument["attrs"];

/** One language of a page as it is written: what is unsaved, kept, refused, and what others made of it meanwhile. */
export function useDocumentForm(options: DocumentFormOptions) {
  const { page, language, opened, onUnsaved } = options;
  const { api, username } = useAdmin();
  const messages = useAdminMessages().guide;
  const editor = useRef<GuideEditorHandle>(null);
  const [base, setBase] = useState(opened);
  const [attrs, setAttrs] = useState(opened.document.attrs);
  const [current, setCurrent] = useState(opened.document);
  /** Counted up where the fields get other texts than what was typed. */
  const [epoch, setEpoch] = useState(0);
  const [drafts] = useState(() => deviceDraft(username, page, language));
  const [offer, setOffer] = useState<DeviceDraft | null>(() => worthOffering(drafts.read(), opened));
  const [isKept, setIsKept] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const [errors, setErrors] = useState<SaveErrors | null>(null);
  const [settlesRelease, setSettlesRelease] = useState(false);
  const [other, setOther] = useState<Other | null>(() => ofRelease(opened));
  const isUnsaved = canonical(current) !== canonical(base.document);

  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  useEffect(() => {
    if (offer) return undefined;
    if (!isUnsaved) {
      drafts.drop();
      return undefined;
    }
    const wasKept = drafts.keep(current, base.version);
    const timer = setTimeout(() => setIsKept(wasKept));
    return () => clearTimeout(timer);
  }, [drafts, offer, isUnsaved, current, base.version]);

  const read = useCallback(
    (next: Attributes): GuideDocument => ({
      type: "doc",
      attrs: next,
      content: editor.current?.read() ?? current.content,
    }),
    [current.content],
  );

  useEffect(() => {
    if (offer) return undefined;
    // The editor reports a change a moment later, and what is typed in the page's last moment is rendered no more.
    function keepLast(): void {
      const document = read(attrs);
      if (canonical(document) !== canonical(base.document)) drafts.keep(document, base.version);
    }
    addEventListener("pagehide", keepLast);
    return () => removeEventListener("pagehide", keepLast);
  }, [drafts, offer, read, attrs, base]);

  function put(document: GuideDocument): void {
    setAttrs(document.attrs);
    setEpoch((count) => count + 1);
    editor.current?.replace(document.content);
    setCurrent(document);
  }

  function adopt(answer: AdminDocument): void {
    setBase(answer);
    setOther(ofRelease(answer));
    setSettlesRelease(false);
    setHasSaved(true);
  }

  /** Somebody else has saved: what they alone changed is taken, what both did is shown. */
  async function meet(mine: GuideDocument): Promise<void> {
    const theirs = await api.readAdminDocument(page, language);
    const { document, isContested } = mergeDocuments(base.document, mine, theirs.document);
    setBase(theirs);
    put(document);
    setOther({
      reason: isContested ? "conflict" : "merged",
      document: theirs.document,
      by: theirs.savedBy ?? messages.versions.release,
    });
  }

  async function save(): Promise<void> {
    if (isSaving) return;
    editor.current?.settle();
    const document = read(attrs);
    setCurrent(document);
    setIsSaving(true);
    setErrors(null);
    try {
      adopt(await api.changeDocument(page, language, { document, version: base.version, settlesRelease }));
    } catch (error) {
      await refuse(error, document);
    }
    setIsSaving(false);
  }

  async function refuse(error: unknown, document: GuideDocument): Promise<void> {
    if (!(error instanceof ApiError && error.code === "changed_meanwhile")) {
      if (!isSessionLost(error)) setErrors(saveErrorsOf(error, messages));
      return;
    }
    try {
      await meet(document);
    } catch (failure) {
      if (!isSessionLost(failure)) setErrors(saveErrorsOf(failure, messages));
    }
  }

  /** @throws ApiError */
  async function restoreRelease(): Promise<void> {
    const answer = await api.restoreDocument(page, language, base.version);
    adopt(answer);
    put(answer.document);
  }

  return {
    editor,
    base,
    attrs,
    current,
    epoch,
    offer,
    isKept,
    isSaving,
    hasSaved,
    errors,
    other,
    isUnsaved,
    settlesRelease,
    put,
    save,
    restoreRelease,
    change(changed: Partial<Attributes>): void {
      const next = { ...attrs, ...changed };
      setAttrs(next);
      setCurrent(read(next));
    },
    textChanged: () => setCurrent(read(attrs)),
    discard: () => put(base.document),
    /** Closes the comparison with the other text, once the editor has decided about it. */
    settleOther(): void {
      if (other?.reason === "release") setSettlesRelease(true);
      setOther(null);
    },
    answerOffer(isResumed: boolean): void {
      if (isResumed && offer) {
        put(offer.document);
        const isOlder = offer.version !== base.version;
        if (isOlder)
          setOther({
            reason: "conflict",
            document: base.document,
            by: base.savedBy ?? messages.versions.release,
          });
      } else drafts.drop();
      setOffer(null);
    },
  };
}

export type DocumentForm = ReturnType<typeof useDocumentForm>;

function ofRelease({ newerRelease }: AdminDocument): Other | null {
  return newerRelease && { reason: "release", document: newerRelease, by: "" };
}

function worthOffering(draft: DeviceDraft | null, { document }: AdminDocument): DeviceDraft | null {
  return draft && canonical(draft.document) !== canonical(document) ? draft : null;
}
