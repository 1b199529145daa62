import { ApiError, errorTextOf } from "#api/errors/errors.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Call } from "#app/admin/calls/use-call.ts";

/** Why a call about accounts failed, in the visitor's language. */
export function CallAlert({ failure }: Pick<Call, "failure">) {
  const { accounts } = useAdminMessages();
  if (!failure) return null;
  const { error } = failure;
  const { refusals } = accounts;
  if (!(error instanceof ApiError)) return <Alert>{accounts.failed}</Alert>;
  if (error.status === 0) return <Alert>{accounts.unreachable}</Alert>;
  const { text, lang } = errorTextOf(
    error,
    {
      wrong_password: refusals.wrongPassword,
      common_password: accounts.register.commonPassword,
      wrong_second_factor: refusals.wrongCode,
      too_many_attempts: accounts.tryLater(error.retryMinutes),
      not_allowed: refusals.notAllowed,
      proof_needed: refusals.proofNeeded,
      last_administrator: refusals.lastAdministrator,
      sign_in_link_invalid: accounts.signInLink.invalid,
      email_link_invalid: accounts.emails.confirmation.invalid,
      email_taken: accounts.emails.confirmation.taken,
      registration_closed: refusals.registrationOff,
      not_found: refusals.gone,
      ...("password" in error.fieldErrors && { invalid_field: accounts.register.badPassword }),
      ...("email" in error.fieldErrors && { invalid_field: refusals.badEmail }),
    },
    accounts.failed,
  );
  return <Alert lang={lang}>{text}</Alert>;
}
