import { LeaveQuestion } from "#app/ui/dialogs/leave-question.tsx";
import { withoutLanguage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

/** Asks whoever leaves a picture with unsaved details. */
export function LeavePicture({ isDirty }: { isDirty: boolean }) {
  const texts = useAdminMessages().media.details;
  return (
    <LeaveQuestion
      hasUnsaved={isDirty}
      isLoss={(from, to) => {
        // In another language it is the same page, and the form stays.
        const isSamePage =
          withoutLanguage(from.pathname) === withoutLanguage(to.pathname) && from.search === to.search;
        // Safe cast: the page of a picture that is gone sets it.
        const isRemoved = (to.state as { isRemoved?: boolean } | null)?.isRemoved === true;
        return isDirty && !isSamePage && !isRemoved;
      }}
      title={texts.unsavedTitle}
      text={texts.unsavedText}
      leave={texts.discard}
      stay={texts.keepEditing}
    />
  );
}
