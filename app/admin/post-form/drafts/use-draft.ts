import { useEffect, useRef, useState } from "react";
import { isWorthOffering, openDraftStore, type Draft } from "./draft-store.ts";
import type { FormStore } from "#app/admin/post-form/form-store.ts";
import { startAutosave, type Autosave, type AutosaveStatus } from "./autosave.ts";

type Phase = { name: "opening" } | { name: "offer"; draft: Draft } | { name: "writing" };

/** Milliseconds to wait for a stored draft: storage that hangs must not block writing. */
const openingLimit = 3000;

/** Stores what is typed on this device, and finds an earlier draft. */
export function useDraft(store: FormStore, username: string, post: string) {
  const [drafts] = useState(() => openDraftStore());
  const [phase, setPhase] = useState<Phase>({ name: "opening" });
  const [status, setStatus] = useState<AutosaveStatus>({ state: "none" });
  const autosave = useRef<Autosave>(null);

  useEffect(() => {
    let isUnmounted = false;
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("the drafts do not open")), openingLimit);
    });
    Promise.race([drafts.read({ username, post }), timeout])
      .then((draft) => {
        if (isUnmounted) return;
        const isOffered = draft !== undefined && isWorthOffering(draft, store.read());
        setPhase(isOffered ? { name: "offer", draft } : { name: "writing" });
      })
      .catch(() => {
        if (isUnmounted) return;
        setStatus({ state: "off" });
        setPhase({ name: "writing" });
      });
    return () => {
      isUnmounted = true;
    };
  }, [drafts, store, username, post]);

  const offer = phase.name === "offer" ? phase.draft : null;
  const isWriting = phase.name === "writing";
  useEffect(() => {
    if (!isWriting) return;
    const key = { username, post };
    const current = startAutosave({ store, drafts, key, now: Date.now, onStatus: setStatus });
    autosave.current = current;
    const flush = () => void current.flush();
    const flushHidden = () => document.visibilityState === "hidden" && flush();
    // As early as possible: a write that starts while the page closes may come too late.
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
      setStatus({ state: "kept", at: offer.keptAt });
      setPhase({ name: "writing" });
    },
    discard(): void {
      void drafts.remove({ username, post }).catch(() => setStatus({ state: "off" }));
      setPhase({ name: "writing" });
    },
  };
}
