import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { chooseDraft } from "./choose-draft.ts";
import { openDraftStore, type Draft, type DraftStore } from "./draft-store.ts";
import type { FormStore } from "#app/admin/post-form/store/form-store.ts";
import { useSelected, type ViewStore } from "#app/admin/post-form/store/form-view.ts";
import { startAutosave, type Autosave, type AutosaveStatus } from "./autosave.ts";

/** Milliseconds to wait for a stored draft: storage that hangs must not block writing. */
const openingLimit = 3000;

interface DraftOptions {
  store: FormStore;
  view: ViewStore;
  username: string;
  /** The id of the post, or "new". */
  post: string;
  /** Finds what the server keeps. */
  readServer: () => Promise<Draft | null>;
  dropServer: () => Promise<void>;
}

/** Stores what is typed on this device, and finds an earlier draft, here or on the server. */
export function useDraft({ store, view, username, post, readServer, dropServer }: DraftOptions) {
  const [drafts] = useState(() => openDraftStore());
  const autosave = useDeviceAutosave({ store, view, drafts, username, post });

  // Each opened form looks for itself.
  const [opened] = useState(() => crypto.randomUUID());

  const { data: draft } = useQuery({
    queryKey: ["draft", opened],
    staleTime: "static",
    async queryFn() {
      const timeout = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error("the drafts do not open")), openingLimit);
      });
      const onDevice = Promise.race([drafts.read({ username, post }), timeout]).catch(() => {
        view.set({ onDevice: { state: "off" } });
        return null;
      });
      // A server that answers too late keeps its draft: it is offered when the form is opened again.
      const onServer = Promise.race([readServer(), timeout]).catch(() => null);
      return chooseDraft(...(await Promise.all([onDevice, onServer])), store.read());
    },
  });
  useEffect(() => {
    if (draft === undefined) return;
    view.set({ phase: draft ? { name: "offer", draft } : { name: "writing" } });
  }, [draft, view]);

  return {
    autosave,
    resume(): void {
      const { phase } = view.read();
      if (phase.name !== "offer") return;
      const { form, isFromServer, keptAt } = phase.draft;
      store.dispatch({ type: "draft resumed", form });
      if (!isFromServer) view.set({ onDevice: { state: "kept", at: keptAt } });
      view.set({ phase: { name: "writing" } });
    },
    discard(): void {
      void drafts.remove({ username, post }).catch(() => view.set({ onDevice: { state: "off" } }));
      // One that could not be removed is offered again.
      void dropServer().catch(() => {});
      view.set({ phase: { name: "writing" } });
    },
  };
}

interface AutosaveOptions extends Pick<DraftOptions, "store" | "view" | "username" | "post"> {
  drafts: DraftStore;
}

/** Runs as long as the form is open and can be written in. */
function useDeviceAutosave({ store, view, drafts, username, post }: AutosaveOptions) {
  const autosave = useRef<Autosave>(null);
  const isWriting = useSelected(view, ({ phase }) => phase.name === "writing");
  useEffect(() => {
    if (!isWriting) return;
    const key = { username, post };
    const onStatus = (onDevice: AutosaveStatus) => view.set({ onDevice });
    const current = startAutosave({ store, drafts, key, now: Date.now, onStatus });
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
  }, [isWriting, drafts, store, view, username, post]);
  return autosave;
}
