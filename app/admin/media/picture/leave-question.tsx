import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useUnloadWarning } from "#app/ui/use-unload-warning.ts";
import { withoutLanguage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";

/** Asks whoever leaves with unsaved details; the browser itself asks before the page is closed. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const texts = useAdminMessages().media.details;
  useUnloadWarning(isDirty);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    // In another language it is the same page, and the form stays.
    const isSamePage =
      withoutLanguage(from.pathname) === withoutLanguage(to.pathname) && from.search === to.search;
    // Safe cast: the page of a picture that is gone sets it.
    const isRemoved = (to.state as { isRemoved?: boolean } | null)?.isRemoved === true;
    return isDirty && !isSamePage && !isRemoved;
  });
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={texts.unsavedTitle}
      text={texts.unsavedText}
      confirm={texts.discard}
      cancel={texts.keepEditing}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
