import { ApiError, errorTextOf, knownErrorText, type ErrorText } from "#api/errors.ts";
import type { AccountsTexts } from "#i18n/admin/hu/accounts.ts";

export function signInError(error: unknown, texts: AccountsTexts): ErrorText {
  if (!(error instanceof ApiError)) return { text: texts.failed };
  if (error.status === 0) return { text: texts.unreachable };
  const { wrongCredentials } = texts.signIn;
  const ownTexts = {
    too_many_attempts: texts.tryLater(error.retryMinutes),
    wrong_credentials: wrongCredentials,
  };
  return errorTextOf(error, ownTexts, error.status >= 500 ? texts.failed : wrongCredentials);
}

/** The reason for a failed registration; null when it is unknown. */
export function registrationError(error: unknown, texts: AccountsTexts): ErrorText | null {
  if (!(error instanceof ApiError)) return null;
  const { status, fieldErrors, retryMinutes } = error;
  if (status === 0) return { text: texts.unreachable };
  const { usernameTaken, badUsername, badPassword } = texts.register;
  const known = knownErrorText(error, {
    too_many_attempts: texts.tryLater(retryMinutes),
    username_taken: usernameTaken,
  });
  if (known) return known;
  if ("username" in fieldErrors) return { text: badUsername };
  return "password" in fieldErrors ? { text: badPassword } : null;
}
