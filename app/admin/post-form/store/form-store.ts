import { reduceForm, type FormAction, type FormState } from "./form-state.ts";

/** Form state that can be read outside a render: a save that takes minutes needs the latest text. */
export interface FormStore {
  read: () => FormState;
  /** The state as `read` returns it, after flushing the delayed fields. */
  newest: () => FormState;
  /** Registers the `flush` of a field that reports changes late; returns a function that removes it. */
  addDelayedField: (flush: () => void) => () => void;
  dispatch: (action: FormAction) => void;
  /** The listener runs after each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function createFormStore(initial: FormState): FormStore {
  let state = initial;
  const listeners = new Set<() => void>();
  const flushes = new Set<() => void>();
  return {
    read: () => state,
    newest() {
      for (const flush of flushes) flush();
      return state;
    },
    addDelayedField(flush) {
      flushes.add(flush);
      return () => flushes.delete(flush);
    },
    dispatch(action) {
      state = reduceForm(state, action);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Resolves after `pause` milliseconds without a change, or when the signal aborts. */
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
