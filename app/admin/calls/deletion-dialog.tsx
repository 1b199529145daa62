import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import type { useConfirmedDeletion } from "./use-confirmed-deletion.ts";

interface DeletionDialogProps<Item extends { id: string }> {
  deletion: ReturnType<typeof useConfirmedDeletion<Item>>;
  texts: { confirmDelete: string; delete: string; deleting: string; cancel: string };
  /** Says which item is to be deleted. */
  describe: (item: Item) => string;
}

/** The question of `useConfirmedDeletion`. */
export function DeletionDialog<Item extends { id: string }>({
  deletion,
  texts,
  describe,
}: DeletionDialogProps<Item>) {
  const { candidate, isDeleting, confirm, cancel } = deletion;
  return (
    <ConfirmDialog
      open={candidate !== null}
      title={texts.confirmDelete}
      text={candidate && describe(candidate)}
      confirm={isDeleting ? texts.deleting : texts.delete}
      cancel={texts.cancel}
      busy={isDeleting}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
