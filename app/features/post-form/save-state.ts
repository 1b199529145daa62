import type { PostFormMessages } from "#i18n/desk/hu/post-form.ts";
import type { Keeping } from "./keep-draft.ts";
import type { Saving } from "./use-saving.ts";

interface SaveStateFacts {
  saving: Saving;
  keeping: Keeping;
  hasUnsaved: boolean;
  /** Whether this visit has saved anything. */
  hasSaved: boolean;
  /** Writes a moment as a time of day. */
  formatTime: (milliseconds: number) => string;
}

/** Where the words are right now, in one sentence. */
export function saveStateText(facts: SaveStateFacts, { state }: PostFormMessages): string {
  const { saving, keeping, hasUnsaved, hasSaved, formatTime } = facts;
  if (saving.state === "saving") {
    if (saving.share >= 1) return state.finishing;
    return saving.share > 0 ? state.savingShare(Math.floor(saving.share * 100)) : state.saving;
  }
  if (saving.state === "waiting") return keeping.state === "off" ? state.waitingNotKept : state.waiting;
  if (saving.state === "saved") return state.saved;
  if (!hasUnsaved) return hasSaved ? state.saved : state.untouched;
  if (keeping.state === "off") return state.notKept;
  return keeping.state === "kept" ? state.kept(formatTime(keeping.at)) : state.keeping;
}
