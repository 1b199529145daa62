import { ConflictDialog } from "#app/admin/post-form/conflict/conflict-dialog.tsx";
import { useView } from "#app/admin/post-form/form-context.ts";
import { SessionDialog } from "./session-dialog.tsx";

/** Questions that the editor must answer before a save continues. */
export function SaveDialogs() {
  const save = useView((view) => view.save);
  if (save.name === "session ended") return <SessionDialog onResolve={save.resolve} />;
  return save.name === "conflict" && <ConflictDialog conflict={save} />;
}
