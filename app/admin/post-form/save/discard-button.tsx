import { useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useHasUnsaved, useIsBusy, usePostForm, useView } from "#app/admin/post-form/store/form-context.ts";

/** Asks before it discards what was not saved. */
export function DiscardButton() {
  const { submit, discard, cancel } = useAdminMessages().postForm;
  const open = usePostForm();
  const hasUnsaved = useHasUnsaved();
  const isBusy = useIsBusy();
  const isWriting = useView(({ phase }) => phase.name === "writing");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {hasUnsaved && !isBusy && isWriting && (
        <Button kind="quiet" small onClick={() => setIsAsking(true)}>
          {submit.throwAway}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        {...discard}
        cancel={cancel}
        onConfirm={() => {
          setIsAsking(false);
          open.discard();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
