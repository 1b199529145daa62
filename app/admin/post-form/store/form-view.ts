import { useSyncExternalStore } from "react";
import type { Notice } from "#app/ui/notices/status-message.tsx";
import type { Language } from "#i18n/languages.ts";
import type { UnansweredPicture } from "#app/admin/post-form/alt-texts/unanswered-pictures.ts";
import type { AutosaveStatus } from "#app/admin/post-form/drafts/autosave.ts";
import type { OfferedDraft } from "#app/admin/post-form/drafts/choose-draft.ts";
import type { ServerStatus } from "#app/admin/writing/repeated-send.ts";
import type { PostFields } from "./post-fields.ts";
import { noErrors, type FormErrors } from "#app/admin/post-form/save/form-errors.ts";
import type { SaveState } from "#app/admin/post-form/save/save-machine.ts";
import type { LookRow } from "#app/admin/post-form/states/last-look.ts";
import type { SaveIntent } from "#app/admin/post-form/states/save-intent.ts";

/** Asked before a save: which languages are published, and what their pictures show. */
export type Question =
  | { name: "languages"; intent: SaveIntent; rows: LookRow[]; chosen: Language[] }
  | { name: "pictures"; intent: SaveIntent; pictures: UnansweredPicture[] };

/** The state of an open form beside the post that is written in it; no draft keeps it. */
export interface FormView {
  /** The language whose fields are shown. */
  shown: Language;
  /** The languages that have been shown. */
  opened: readonly Language[];
  /** Whether sources stand beside their translations, for all languages alike. */
  isBeside: boolean;
  /** The language that was filled with its source, and what had stood there. */
  copied: { to: Language; former: PostFields } | null;
  /** The languages chosen at first in the dialog that schedules them; null while it is closed. */
  scheduling: readonly Language[] | null;
  question: Question | null;
  errors: FormErrors;
  /** Names the languages that the last save published. */
  notice: Notice | null;
  save: SaveState;
  /** Whether anything was saved since the form was opened. */
  hasSaved: boolean;
  /** Nothing can be written until a draft was looked for, and resumed or discarded. */
  phase: { name: "opening" | "writing" } | { name: "offer"; draft: OfferedDraft };
  onDevice: AutosaveStatus;
  onServer: ServerStatus;
}

export interface ViewStore {
  read: () => FormView;
  set: (changes: Partial<Omit<FormView, "opened">>) => void;
  /** The listener runs after each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function createViewStore(initial: Pick<FormView, "shown" | "isBeside">): ViewStore {
  let view: FormView = {
    ...initial,
    opened: [initial.shown],
    copied: null,
    scheduling: null,
    question: null,
    errors: noErrors,
    notice: null,
    save: { name: "idle" },
    hasSaved: false,
    phase: { name: "opening" },
    onDevice: { state: "none" },
    onServer: { state: "none" },
  };
  const listeners = new Set<() => void>();
  return {
    read: () => view,
    set(changes) {
      const { shown } = (view = { ...view, ...changes });
      if (!view.opened.includes(shown)) view = { ...view, opened: [...view.opened, shown] };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Renders again when `select` gives another value, which must be the same as long as nothing of it changes. */
export function useSelected<State, Value>(
  store: { read: () => State; subscribe: (listener: () => void) => () => void },
  select: (state: State) => Value,
): Value {
  const read = () => select(store.read());
  return useSyncExternalStore(store.subscribe, read, read);
}
