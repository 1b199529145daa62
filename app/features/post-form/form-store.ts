import { reduceForm, type FormAction, type FormState } from "./form-state.ts";

/** Holds the state of one form, readable at any moment: a save that runs for minutes needs the newest words. */
export interface FormStore {
  read: () => FormState;
  /** As `read`, with what a field has not passed on yet. */
  newest: () => FormState;
  /** Adds a field that passes on what is typed with a delay; gives back the end of it. */
  addSource: (passOn: () => void) => () => void;
  dispatch: (action: FormAction) => void;
  /** Calls after each change; gives back the end of it. */
  subscribe: (listener: () => void) => () => void;
}

export function createFormStore(initial: FormState): FormStore {
  let state = initial;
  const listeners = new Set<() => void>();
  const sources = new Set<() => void>();
  return {
    read: () => state,
    newest() {
      for (const passOn of sources) passOn();
      return state;
    },
    addSource(passOn) {
      sources.add(passOn);
      return () => sources.delete(passOn);
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
