import { useEffect, useRef, type RefObject } from "react";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { FullPost } from "#api/posts/posts.ts";
import type { Autosave } from "#app/admin/post-form/drafts/autosave.ts";
import type { ServerAutosave } from "#app/admin/post-form/drafts/server-autosave.ts";
import type { FormField } from "#app/admin/post-form/store/post-fields.ts";
import type { FormStore } from "#app/admin/post-form/store/form-store.ts";
import type { ViewStore } from "#app/admin/post-form/store/form-view.ts";
import { publishAll, type SaveIntent } from "#app/admin/post-form/states/save-intent.ts";
import { runSave, type SaveEnd, type SavePost, type SaveState } from "./save-machine.ts";

interface SavingOptions {
  store: FormStore;
  view: ViewStore;
  autosave: RefObject<Autosave | null>;
  /** Sends nothing while a save runs. */
  serverAutosave: RefObject<ServerAutosave | null>;
  save: SavePost;
  readLatest: (id: string) => Promise<FullPost>;
  listRevisions: AdminClient["listRevisions"];
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
  const { store, view, autosave, serverAutosave, onSaved, onKept, onRefused } = options;
  const { readLatest, listRevisions, mayWrite } = options;
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns whether the save stopped because it would publish what somebody else has written meanwhile */
  async function start(intent: SaveIntent = publishAll): Promise<boolean> {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    const save: SavePost = async (...args) => {
      const post = await options.save(...args);
      view.set({ hasSaved: true });
      return post;
    };
    const { signal } = controller;
    const enter = (state: SaveState) => view.set({ save: state });
    let end: SaveEnd;
    try {
      await serverAutosave.current?.hold();
      void autosave.current?.flush();
      end = await runSave({ store, intent, save, readLatest, listRevisions, mayWrite, enter, signal });
    } finally {
      running.current = null;
      serverAutosave.current?.release();
    }
    enter(end.name === "merged" ? { name: "idle" } : end);
    if (end.name === "refused") onRefused(end.error, end.isRestSaved === true);
    if (end.name !== "saved") return end.name === "merged";
    await autosave.current?.forget();
    if (intent.leaves) onSaved(end.post, intent);
    else {
      enter({ name: "idle" });
      onKept(end.post, intent);
    }
    return false;
  }

  return { start, cancel: () => running.current?.abort() };
}
