import { useState } from "react";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useIsBusy } from "#app/admin/post-form/store/form-context.ts";
import type { VersionsProps } from "./revisions-dialog.tsx";

const RevisionsDialog = onDemand(async () => (await import("./revisions-dialog.tsx")).RevisionsDialog);

export function RevisionsButton(props: VersionsProps) {
  const { open } = useAdminMessages().translationStates.revisions;
  const isBusy = useIsBusy();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small busy={isBusy} onClick={() => setIsOpen(true)}>
        {open}
      </Button>
      {isOpen && <RevisionsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
