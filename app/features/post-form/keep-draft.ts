import type { DraftKey } from "./draft.ts";
import type { DraftStore } from "./draft-store.ts";
import { isUnsaved, type FormState } from "./form-state.ts";
import type { FormStore } from "./form-store.ts";

/** How long after a change it is kept, in milliseconds. The text editor has told it at most 300 before. */
export const keepingDelay = 200;

/** `keeping` while words are not kept yet; `off` when this browser keeps nothing. */
export type Keeping = { state: "none" | "keeping" | "off" } | { state: "kept"; at: number };

export interface DraftKeeper {
  /** Keeps at once what is not kept yet. */
  flush: () => Promise<void>;
  /** Forgets the draft, after a save or when it is thrown away. */
  forget: () => Promise<void>;
  stop: () => void;
}

interface KeeperTools {
  store: FormStore;
  drafts: DraftStore;
  key: DraftKey;
  now: () => number;
  onKeeping: (keeping: Keeping) => void;
}

/** Keeps what is typed into a form on the device, shortly after each change. */
export function keepDraft({ store, drafts, key, now, onKeeping }: KeeperTools): DraftKeeper {
  let kept: FormState = store.read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One after the other: an older version must not arrive after a newer one.
  let queue: Promise<void> = Promise.resolve();

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    queue = queue.then(async () => {
      const state = store.read();
      if (state === kept) return;
      try {
        if (isUnsaved(state)) {
          const keptAt = now();
          await drafts.keep({ ...key, form: state, keptAt });
          onKeeping({ state: "kept", at: keptAt });
        } else {
          await drafts.remove(key);
          onKeeping({ state: "none" });
        }
        kept = state;
      } catch {
        onKeeping({ state: "off" });
      }
    });
    return queue;
  }

  const unsubscribe = store.subscribe(() => {
    if (store.read() === kept || timer !== undefined) return;
    onKeeping({ state: "keeping" });
    timer = setTimeout(() => void write(), keepingDelay);
  });

  return {
    flush: () => (store.newest() === kept && timer === undefined ? queue : write()),
    async forget() {
      clearTimeout(timer);
      timer = undefined;
      kept = store.read();
      queue = queue.then(() => drafts.remove(key)).catch(() => {});
      await queue;
      onKeeping({ state: "none" });
    },
    stop() {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
