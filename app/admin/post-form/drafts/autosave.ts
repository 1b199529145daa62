import type { DraftKey, DraftStore } from "./draft-store.ts";
import { isUnsaved, type FormState } from "#app/admin/post-form/store/form-state.ts";
import type { FormStore } from "#app/admin/post-form/store/form-store.ts";

/** Milliseconds between a change and its autosave; the text editor reports changes up to 300 ms late. */
export const autosaveDelay = 200;

/** `pending`: a change is not stored yet; `off`: this browser stores nothing. `at` is in milliseconds. */
export type AutosaveStatus = { state: "none" | "pending" | "off" } | { state: "kept"; at: number };

export interface Autosave {
  /** Stores a pending change at once. */
  flush: () => Promise<void>;
  /** Deletes the draft, after a save. */
  forget: () => Promise<void>;
  stop: () => void;
}

interface AutosaveOptions {
  store: FormStore;
  drafts: DraftStore;
  key: DraftKey;
  now: () => number;
  onStatus: (status: AutosaveStatus) => void;
}

export function startAutosave({ store, drafts, key, now, onStatus }: AutosaveOptions): Autosave {
  let lastKept: FormState = store.read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Writes run one after another, so that an older version cannot overwrite a newer one.
  let queue: Promise<void> = Promise.resolve();

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    queue = queue.then(async () => {
      const state = store.read();
      if (state === lastKept) return;
      try {
        if (isUnsaved(state)) {
          const keptAt = now();
          await drafts.keep({ ...key, form: state, keptAt });
          onStatus({ state: "kept", at: keptAt });
        } else {
          await drafts.remove(key);
          onStatus({ state: "none" });
        }
        lastKept = state;
      } catch {
        onStatus({ state: "off" });
      }
    });
    return queue;
  }

  const unsubscribe = store.subscribe(() => {
    if (store.read() === lastKept || timer !== undefined) return;
    onStatus({ state: "pending" });
    timer = setTimeout(() => void write(), autosaveDelay);
  });

  return {
    flush: () => (store.newest() === lastKept && timer === undefined ? queue : write()),
    async forget() {
      clearTimeout(timer);
      timer = undefined;
      lastKept = store.read();
      queue = queue.then(() => drafts.remove(key)).catch(() => {});
      await queue;
      onStatus({ state: "none" });
    },
    stop() {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
