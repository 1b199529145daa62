import { ApiError, errorTextOf } from "#api/errors/errors.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import type { Call } from "#app/admin/calls/use-call.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

/** Why a call about a picture failed. */
export function MediaFailure({ failure }: Pick<Call, "failure">) {
  const texts = useAdminMessages().media;
  if (!failure) return null;
  const { error } = failure;
  if (error instanceof ApiError && error.status === 0) return <Alert>{texts.unreachable}</Alert>;
  const fields = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
  // The fields keep to the same limits; what only the server knows is in its own words.
  if (fields.length > 0) return <Alert lang="en">{fields.map((field) => field.join(": ")).join("; ")}</Alert>;
  const { text, lang } = errorTextOf(
    error,
    { not_found: texts.gone, picture_in_use: texts.inUse, picture_animated: texts.standsStill },
    texts.failed,
  );
  return <Alert lang={lang}>{text}</Alert>;
}
