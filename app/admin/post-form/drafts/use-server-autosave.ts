import { useCallback, useEffect, useRef } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { languages } from "#i18n/languages.ts";
import type { FormState } from "#app/admin/post-form/store/form-state.ts";
import type { FormStore } from "#app/admin/post-form/store/form-store.ts";
import type { ViewStore } from "#app/admin/post-form/store/form-view.ts";
import type { Draft } from "./draft-store.ts";
import { draftFrom, startServerAutosave, type ServerAutosave } from "./server-autosave.ts";

interface ServerAutosaveOptions {
  store: FormStore;
  view: ViewStore;
  username: string;
  /** Null for a new post. */
  postId: string | null;
  create: (form: FormState) => Promise<void>;
}

/** Keeps on the server what is not saved, and finds what was kept there from another device. */
export function useServerAutosave({ store, view, username, postId, create }: ServerAutosaveOptions) {
  const { api: calls } = useAdmin();
  const autosave = useRef<ServerAutosave>(null);
  const creating = useRef(create);
  useEffect(() => {
    creating.current = create;
  });

  useEffect(() => {
    const current = startServerAutosave({
      store,
      send: calls.autosave,
      create: (form) => creating.current(form),
      now: Date.now,
      onStatus: (onServer) => view.set({ onServer }),
    });
    autosave.current = current;
    return () => current.stop();
  }, [store, view, calls]);

  /** Throws `ApiError`. */
  const read = useCallback(async (): Promise<Draft | null> => {
    if (postId === null) return null;
    const found = await calls.listAutosaves(postId);
    const own = found.filter(({ savedBy }) => savedBy === username);
    autosave.current?.found(own.map(({ language }) => language));
    return draftFrom(found, { username, post: postId }, store.read());
  }, [calls, postId, store, username]);

  /** Throws `ApiError`. */
  const drop = useCallback(async (): Promise<void> => {
    const { id, updatedAt } = store.read();
    if (id === undefined || updatedAt === undefined) return;
    const texts = Object.fromEntries(languages.map((language) => [language, null]));
    await calls.autosave(id, { texts, basedOn: updatedAt });
  }, [calls, store]);

  return { autosave, read, drop };
}
