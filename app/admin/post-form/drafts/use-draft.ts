import { useEffect, useRef, useState } from "react";
import { chooseDraft, type OfferedDraft } from "./choose-draft.ts";
import { openDraftStore, type Draft } from "./draft-store.ts";
import type { FormStore } from "#app/admin/post-form/form-store.ts";
import { startAutosave, type Autosave, type AutosaveStatus } from "./autosave.ts";

type Phase = { name: "opening" } | { name: "offer"; draft: OfferedDraft } | { name: "writing" };

/** Milliseconds to wait for a stored draft: storage that hangs must not block writing. */
const openingLimit = 3000;

interface ServerDrafts {
  read: () => Promise<Draft | null>;
  drop: () => Promise<void>;
}

/** Stores what is typed on this device, and finds an earlier draft, here or on the server. */
export function useDraft(store: FormStore, username: string, post: string, server: ServerDrafts) {
  const { read: readServer, drop: dropServer } = server;
  const [drafts] = useState(() => openDraftStore());
  const [phase, setPhase] = useState<Phase>({ name: "opening" });
  const [status, setStatus] = useState<AutosaveStatus>({ state: "none" });
  const autosave = useRef<Autosave>(null);

  useEffect(() => {
    let isUnmounted = false;
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("the drafts do not open")), openingLimit);
    });
    const onDevice = Promise.race([drafts.read({ username, post }), timeout]).catch(() => {
      if (!isUnmounted) setStatus({ state: "off" });
      return null;
    });
    // A server that answers too late keeps its draft: it is offered when the form is opened again.
    const onServer = Promise.race([readServer(), timeout]).catch(() => null);
    void Promise.all([onDevice, onServer]).then((found) => {
      if (isUnmounted) return;
      const draft = chooseDraft(...found, store.read());
      setPhase(draft ? { name: "offer", draft } : { name: "writing" });
    });
    return () => {
      isUnmounted = true;
    };
  }, [drafts, store, username, post, readServer]);

  const offer = phase.name === "offer" ? phase.draft : null;
  const isWriting = phase.name === "writing";
  useEffect(() => {
    if (!isWriting) return;
    const key = { username, post };
    const current = startAutosave({ store, drafts, key, now: Date.now, onStatus: setStatus });
    autosave.current = current;
    const flush = () => void current.flush();
    const flushHidden = () => document.visibilityState === "hidden" && flush();
    // Drafts are written as early as possible: a write that starts while the page closes may come too late.
    addEventListener("beforeunload", flush);
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flushHidden);
    return () => {
      removeEventListener("beforeunload", flush);
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flushHidden);
      flush();
      current.stop();
    };
  }, [isWriting, drafts, store, username, post]);

  return {
    status,
    autosave,
    /** False until a draft was looked for, and resumed or discarded: before that the form is inert. */
    isWriting,
    offer,
    resume(): void {
      if (!offer) return;
      store.dispatch({ type: "draft resumed", form: offer.form });
      if (!offer.isFromServer) setStatus({ state: "kept", at: offer.keptAt });
      setPhase({ name: "writing" });
    },
    discard(): void {
      void drafts.remove({ username, post }).catch(() => setStatus({ state: "off" }));
      // One that could not be removed is offered again.
      void dropServer().catch(() => {});
      setPhase({ name: "writing" });
    },
  };
}
