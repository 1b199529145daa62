import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useUnloadWarning } from "#app/ui/use-unload-warning.ts";
import { withoutLanguage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { isUnsaved } from "./form-state.ts";
import type { FormStore } from "./form-store.ts";

interface LeaveDialogProps {
  store: FormStore;
  hasUnsaved: boolean;
  /** Whether this browser can store drafts. */
  keepsDrafts: boolean;
}

/** For links within the site; the browser itself asks before the page is closed. */
export function LeaveDialog({ store, hasUnsaved, keepsDrafts }: LeaveDialogProps) {
  const { leave } = useAdminMessages().postForm;
  useUnloadWarning(hasUnsaved);

  // Reads the store, because after a save the page is left before the form renders again.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // In another language it is the same page, and the form stays.
      withoutLanguage(currentLocation.pathname) !== withoutLanguage(nextLocation.pathname) &&
      isUnsaved(store.newest()),
  );

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={leave.title}
      text={`${leave.text} ${keepsDrafts ? leave.kept : leave.lost}`}
      confirm={leave.leave}
      cancel={leave.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
