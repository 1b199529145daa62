import { ApiError, errorTextOf } from "#api/errors/errors.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Call } from "#app/admin/calls/use-call.ts";

/** Why a call about facts failed. */
export function CallFailure({ failure }: Pick<Call, "failure">) {
  const texts = useAdminMessages().facts;
  if (!failure) return null;
  const { error } = failure;
  if (error instanceof ApiError && error.status === 0) return <Alert>{texts.unreachable}</Alert>;
  const { text, lang } = errorTextOf(error, { changed_meanwhile: texts.added.usedMeanwhile }, texts.failed);
  return <Alert lang={lang}>{text}</Alert>;
}
