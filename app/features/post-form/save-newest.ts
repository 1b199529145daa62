import type { WholePost } from "#api/posts.ts";
import { isUnsaved, type FormState } from "./form-state.ts";
import type { FormStore } from "./form-store.ts";
import { saveThrough, type SaveOutcome, type SaveSteps } from "./save-through.ts";

interface NewestSteps extends Omit<SaveSteps, "send"> {
  send: (state: FormState) => Promise<WholePost>;
  /** Waits until the editor's hands rest. */
  untilQuiet: () => Promise<void>;
}

/**
 * Saves what is written, and whatever was written meanwhile, until nothing is left unsaved: the page may
 * then be left in the middle of nobody's word.
 */
export async function saveNewest(
  store: FormStore,
  { send, untilQuiet, ...steps }: NewestSteps,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  for (;;) {
    let sent = store.read();
    const outcome = await saveThrough(
      {
        ...steps,
        send() {
          sent = store.newest();
          return send(sent);
        },
      },
      signal,
    );
    if (outcome.kind !== "saved") return outcome;
    store.dispatch({ type: "saved", sent, post: outcome.post });
    if (!isUnsaved(store.newest())) return outcome;
    await untilQuiet();
  }
}

/** Waits until a form was left alone for a while, in milliseconds, or the signal aborts. */
export function untilQuiet(store: FormStore, pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, pause);
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(done, pause);
    });
    function done(): void {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
}
