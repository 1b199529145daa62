import { useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";

/** Asks before it discards what was not saved. */
export function DiscardButton({ isShown, onDiscard }: { isShown: boolean; onDiscard: () => void }) {
  const { submit, discard, cancel } = useAdminMessages().postForm;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {isShown && (
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
          onDiscard();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
