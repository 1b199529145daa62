import { useEffect, useRef, useState } from "react";
import { isWorthOffering, type Draft } from "./draft.ts";
import { openDraftStore } from "./draft-store.ts";
import type { FormStore } from "./form-store.ts";
import { keepDraft, type DraftKeeper, type Keeping } from "./keep-draft.ts";

type Phase = { name: "opening" } | { name: "offer"; draft: Draft } | { name: "writing" };

/** A browser whose storage hangs must not keep anybody from writing, in milliseconds. */
const openingLimit = 3000;

/** Keeps what is typed on this device, and finds what was kept before. */
export function useDraft(store: FormStore, username: string, post: string) {
  const [drafts] = useState(() => openDraftStore());
  const [phase, setPhase] = useState<Phase>({ name: "opening" });
  const [keeping, setKeeping] = useState<Keeping>({ state: "none" });
  const keeper = useRef<DraftKeeper>(null);

  useEffect(() => {
    let isGone = false;
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("the drafts do not open")), openingLimit);
    });
    Promise.race([drafts.read({ username, post }), timeout])
      .then((draft) => {
        if (isGone) return;
        const isOffered = draft !== undefined && isWorthOffering(draft, store.read());
        setPhase(isOffered ? { name: "offer", draft } : { name: "writing" });
      })
      .catch(() => {
        if (isGone) return;
        setKeeping({ state: "off" });
        setPhase({ name: "writing" });
      });
    return () => {
      isGone = true;
    };
  }, [drafts, store, username, post]);

  const isWriting = phase.name === "writing";
  useEffect(() => {
    if (!isWriting) return;
    const key = { username, post };
    const current = keepDraft({ store, drafts, key, now: Date.now, onKeeping: setKeeping });
    keeper.current = current;
    const flush = () => void current.flush();
    const flushHidden = () => document.visibilityState === "hidden" && flush();
    // The earlier the better: what is asked of the device while a page closes may come too late.
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
    keeping,
    keeper,
    /** Whether the fields may be written in: not before it is settled what stands in them. */
    isWriting,
    offer: phase.name === "offer" ? phase.draft : null,
    resume(draft: Draft): void {
      store.dispatch({ type: "draft continued", form: draft.form });
      setKeeping({ state: "kept", at: draft.keptAt });
      setPhase({ name: "writing" });
    },
    throwAway(): void {
      void drafts.remove({ username, post }).catch(() => setKeeping({ state: "off" }));
      setPhase({ name: "writing" });
    },
  };
}
