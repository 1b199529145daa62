import type { PostFormMessages } from "#i18n/admin/hu/post-form.ts";
import type { AutosaveStatus } from "#app/admin/post-form/drafts/autosave.ts";
import type { SaveState } from "./save-machine.ts";

interface SaveStateFacts {
  save: SaveState;
  autosave: AutosaveStatus;
  isNew: boolean;
  /** Whether a new post was saved as a draft by itself. */
  isKeptAsDraft?: boolean;
  hasUnsaved: boolean;
  /** Whether anything was saved since the form was opened. */
  hasSaved: boolean;
  /** Formats a time of day. */
  formatTime: (milliseconds: number) => string;
}

export function saveStateText(facts: SaveStateFacts, { state }: PostFormMessages): string {
  const { isNew, save, autosave, isKeptAsDraft = false, hasUnsaved, hasSaved, formatTime } = facts;
  if (save.name === "saving") {
    if (save.progress >= 1) return state.finishing;
    return save.progress > 0 ? state.savingShare(Math.floor(save.progress * 100)) : state.saving;
  }
  if (save.name === "waiting for connection") {
    const isKept = autosave.state !== "off";
    if (save.isServerBusy) return isKept ? state.serverBusy : state.serverBusyNotKept;
    return isKept ? state.waiting : state.waitingNotKept;
  }
  if (save.name === "saved") return state.saved;
  if (save.name === "session ended" || save.name === "conflict") return state.saving;
  if (!hasUnsaved) {
    if (hasSaved) return state.saved;
    if (isKeptAsDraft) return state.savedAsDraft;
    return isNew ? state.untouched : state.allSaved;
  }
  if (autosave.state === "off") return state.notKept;
  return autosave.state === "kept" ? state.kept(formatTime(autosave.at)) : state.keeping;
}
