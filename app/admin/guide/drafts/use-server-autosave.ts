import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AdminDocument } from "#api/guide/admin-documents.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { canonical } from "#app/admin/guide/compare/compare-documents.ts";
import {
  serverPause,
  startRepeatedSend,
  type RepeatedSend,
  type ServerStatus,
} from "#app/admin/writing/repeated-send.ts";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { differs } from "./choose-draft.ts";
import type { KeptDraft } from "./device-draft.ts";

export interface OpenedText {
  page: DocumentPage;
  language: Language;
  opened: AdminDocument;
  /** One's own autosave that the server had; null without one. */
  onServer: KeptDraft | null;
}

/** The text as it is written, and from which stored one. */
export interface WrittenText {
  current: GuideDocument;
  note: string;
  /** The document as it is at this moment. */
  read: () => GuideDocument;
  base: AdminDocument;
}

/** Keeps on the server what is not saved, after every 30 seconds of writing. */
export function useServerAutosave(
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
