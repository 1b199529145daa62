import { ConflictDialog } from "#app/admin/post-form/conflict/conflict-dialog.tsx";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import type { SaveState } from "./save-machine.ts";
import { SessionDialog, type SessionDialogProps } from "./session-dialog.tsx";

interface SaveDialogsProps extends Pick<SessionDialogProps, "instead"> {
  state: SaveState;
  form: FormState;
  username: string;
  /** Throws `ApiError`. */
  signIn: (password: string, code?: string) => Promise<void>;
  saveButtonId: string;
}

/** Questions that the editor must answer before a save continues. */
export function SaveDialogs({ state, form, username, signIn, instead, saveButtonId }: SaveDialogsProps) {
  if (state.name === "session ended") {
    return (
      <SessionDialog
        username={username}
        signIn={signIn}
        instead={instead}
        saveButtonId={saveButtonId}
        onResolve={state.resolve}
      />
    );
  }
  if (state.name !== "conflict") return null;
  return <ConflictDialog form={form} conflict={state} saveButtonId={saveButtonId} />;
}
