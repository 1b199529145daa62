import { ApiError } from "#api/errors/errors.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import type { Call } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { passkeyErrorText } from "./passkey-error-text.ts";

/** Why a passkey was not added, used or removed, in the visitor's language. */
export function PasskeyAlert({ failure }: Pick<Call, "failure">) {
  const { accounts } = useAdminMessages();
  const text = failure && passkeyErrorText(failure.error, accounts);
  if (!failure || text === null) return <CallAlert failure={failure} />;
  // Somebody who merely chose no passkey made no mistake.
  return <Alert kind={failure.error instanceof ApiError ? "error" : "note"}>{text}</Alert>;
}
