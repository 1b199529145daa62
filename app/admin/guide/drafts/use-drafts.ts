import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AdminDocument } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { canonical } from "#app/admin/guide/form/compare-documents.ts";
import {
  serverPause,
  startRepeatedSend,
  type RepeatedSend,
  type ServerStatus,
} from "#app/admin/writing/repeated-send.ts";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { chooseDraft, differs, type OfferedDraft } from "./choose-draft.ts";
import { deviceDraft, type KeptDraft } from "./device-draft.ts";

export interface OpenedText {
  page: DocumentPage;
  language: Language;
  opened: AdminDocument;
  /** One's own autosave that the server had; null without one. */
  onServer: KeptDraft | null;
}

/** The text as it is written, and from which stored one. */
interface WrittenText {
  current: GuideDocument;
  note: string;
  /** The document as it is at this moment. */
  read: () => GuideDocument;
  base: AdminDocument;
}

/** Keeps what is not saved, on this device and on the server, and offers what was kept there. */
export function useDrafts(text: OpenedText, written: WrittenText) {
  const { username, api } = useAdmin();
  const { page, language, opened, onServer } = text;
  const [device] = useState(() => deviceDraft(username, page, language));
  const [offer, setOffer] = useState<OfferedDraft | null>(() => chooseDraft(device.read(), onServer, opened));
  const isWriting = offer === null;
  const isKept = useKeptOnDevice(device, written, isWriting);
  const server = useServerAutosave(text, { ...written, isWriting });

  return {
    offer,
    isKept,
    serverStatus: server.status,
    /** Runs a save, after which no autosave of before it arrives. */
    async holding<Result>(save: () => Promise<Result>): Promise<Result> {
      await server.sending.current?.hold();
      try {
        return await save();
      } finally {
        server.sending.current?.release();
      }
    },
    /** @returns the draft that is resumed */
    answer(isResumed: boolean): OfferedDraft | null {
      setOffer(null);
      if (isResumed) return offer;
      device.drop();
      // One that could not be removed is offered again.
      void api.autosaveDocument(page, language, { text: null, version: opened.version }).catch(() => {});
      return null;
    },
  };
}

/** @returns whether this device has what is not saved */
function useKeptOnDevice(
  device: ReturnType<typeof deviceDraft>,
  { current, note, read, base }: WrittenText,
  isWriting: boolean,
): boolean {
  const [isKept, setIsKept] = useState(true);
  const isUnsaved = differs({ document: current, note }, base);
  useEffect(() => {
    if (!isWriting) return undefined;
    if (!isUnsaved) {
      device.drop();
      return undefined;
    }
    const wasKept = device.keep({ document: current, note }, base.version);
    const timer = setTimeout(() => setIsKept(wasKept));
    return () => clearTimeout(timer);
  }, [device, isWriting, isUnsaved, current, note, base.version]);

  useEffect(() => {
    if (!isWriting) return undefined;
    // The editor reports a change a moment later, and what is typed in the page's last moment is rendered no more.
    function keepLast(): void {
      const last = { document: read(), note };
      if (differs(last, base)) device.keep(last, base.version);
    }
    addEventListener("pagehide", keepLast);
    return () => removeEventListener("pagehide", keepLast);
  }, [device, isWriting, read, note, base]);
  return isKept;
}

function useServerAutosave(
  { page, language, onServer }: OpenedText,
  { current, note, read, base, isWriting }: WrittenText & { isWriting: boolean },
) {
  const { api } = useAdmin();
  const [status, setStatus] = useState<ServerStatus>({ state: "none" });
  const sending = useRef<RepeatedSend>(null);
  /** The autosave on the server; empty where it is not known, null where there is none. */
  const kept = useRef<string | null>(onServer && "");

  const pause = useEffectEvent(() => {
    const isDue = kept.current !== null || differs({ document: current, note }, base);
    return isWriting && isDue ? serverPause : null;
  });
  const attempt = useEffectEvent(async (): Promise<ServerStatus | null> => {
    const unsaved = { document: read(), note };
    const isUnsaved = differs(unsaved, base);
    const said = isUnsaved ? canonical(unsaved) : null;
    if (said === kept.current) return null;
    const text = isUnsaved ? unsaved : null;
    await api.autosaveDocument(page, language, { text, version: base.version });
    kept.current = said;
    return isUnsaved ? { state: "kept", at: Date.now() } : { state: "none" };
  });

  useEffect(() => {
    const started = startRepeatedSend({
      pause: () => pause(),
      attempt: () => attempt(),
      onStatus: setStatus,
    });
    sending.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => {
    // A save has removed what the server kept, and another version is news to it.
    if (kept.current !== null) kept.current = "";
  }, [base.version]);
  useEffect(() => sending.current?.plan(), [isWriting, current, note, base]);
  return { status, sending };
}
