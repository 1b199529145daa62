import { LeaveQuestion } from "#app/ui/dialogs/leave-question.tsx";
import { withoutLanguage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useHasUnsaved, useKeepsDrafts, usePostForm } from "./store/form-context.ts";
import { isUnsaved } from "./store/form-state.ts";

export function LeaveDialog() {
  const { leave } = useAdminMessages().postForm;
  const { store } = usePostForm();
  const hasUnsaved = useHasUnsaved();
  const keepsDrafts = useKeepsDrafts();
  return (
    <LeaveQuestion
      hasUnsaved={hasUnsaved}
      isLoss={(from, to) =>
        // In another language it is the same page, and the form stays.
        withoutLanguage(from.pathname) !== withoutLanguage(to.pathname) &&
        // Reads the store, because after a save the page is left before the form renders again.
        isUnsaved(store.newest())
      }
      title={leave.title}
      text={`${leave.text} ${keepsDrafts ? leave.kept : leave.lost}`}
      leave={leave.leave}
      stay={leave.stay}
    />
  );
}
