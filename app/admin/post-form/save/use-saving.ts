import { useEffect, useRef, useState, type RefObject } from "react";
import type { FullPost } from "#api/posts/posts.ts";
import type { Autosave } from "#app/admin/post-form/drafts/autosave.ts";
import type { ServerAutosave } from "#app/admin/post-form/drafts/server-autosave.ts";
import type { FormField } from "#app/admin/post-form/post-fields.ts";
import type { FormStore } from "#app/admin/post-form/form-store.ts";
import { publishAll, type SaveIntent } from "#app/admin/post-form/states/save-intent.ts";
import { runSave, type SaveEnd, type SavePost, type SaveState } from "./save-machine.ts";

interface SavingOptions {
  store: FormStore;
  autosave: RefObject<Autosave | null>;
  /** Sends nothing while a save runs. */
  serverAutosave: RefObject<ServerAutosave | null>;
  save: SavePost;
  readLatest: (id: string) => Promise<FullPost>;
  mayWrite: (field: FormField) => boolean;
  /** After a save that leaves the form. */
  onSaved: (post: FullPost, intent: SaveIntent) => void;
  /** After one that does not. */
  onKept: (post: FullPost, intent: SaveIntent) => void;
  /** `isRestSaved`: what the account may save is saved. */
  onRefused: (error: unknown, isRestSaved: boolean) => void;
}

/** Runs the save machine for a form, one save at a time. */
export function useSaving(options: SavingOptions) {
  const { store, autosave, serverAutosave, save, readLatest, mayWrite, onSaved, onKept, onRefused } = options;
  const [state, setState] = useState<SaveState>({ name: "idle" });
  const [hasSaved, setHasSaved] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (state.name !== "waiting for connection") return undefined;
    const { retryNow } = state;
    addEventListener("online", retryNow);
    return () => removeEventListener("online", retryNow);
  }, [state]);

  /** @returns whether the save stopped because it would publish what somebody else has written meanwhile */
  async function start(intent: SaveIntent = publishAll): Promise<boolean> {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    const saveAndNote: SavePost = async (...args) => {
      const post = await save(...args);
      setHasSaved(true);
      return post;
    };
    const { signal } = controller;
    let end: SaveEnd;
    try {
      await serverAutosave.current?.hold();
      void autosave.current?.flush();
      end = await runSave({
        store,
        intent,
        save: saveAndNote,
        readLatest,
        mayWrite,
        enter: setState,
        signal,
      });
    } finally {
      running.current = null;
      serverAutosave.current?.release();
    }
    setState(end.name === "merged" ? { name: "idle" } : end);
    if (end.name === "refused") onRefused(end.error, end.isRestSaved === true);
    if (end.name !== "saved") return end.name === "merged";
    await autosave.current?.forget();
    if (intent.leaves) onSaved(end.post, intent);
    else {
      setState({ name: "idle" });
      onKept(end.post, intent);
    }
    return false;
  }

  return {
    state,
    isBusy: !["idle", "refused"].includes(state.name),
    /** Whether anything was saved since the form was opened. */
    hasSaved,
    start,
    cancel: () => running.current?.abort(),
  };
}
