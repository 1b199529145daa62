import type { Credentials } from "#api/accounts.ts";
import { ApiError, errorTextOf, knownErrorText, type ErrorText } from "#api/errors.ts";
import type { AccountsTexts } from "#i18n/admin/hu/accounts.ts";

/** In the order of the form. */
export const credentialNames = ["username", "password"] as const satisfies (keyof Credentials)[];

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

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

/** The reason for a failed registration; null when it is unknown, or told at the fields. */
export function registrationError(error: unknown, texts: AccountsTexts): ErrorText | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 0) return { text: texts.unreachable };
  if (Object.keys(registrationFieldErrors(error, texts)).length > 0) return null;
  return knownErrorText(error, { too_many_attempts: texts.tryLater(error.retryMinutes) });
}

/** The fields for which a registration was refused. */
export function registrationFieldErrors(error: unknown, { register }: AccountsTexts): CredentialErrors {
  if (!(error instanceof ApiError)) return {};
  const { username, password } = error.fieldErrors;
  if (error.code === "username_taken") return { username: register.usernameTaken };
  return {
    ...(username !== undefined && { username: register.badUsername }),
    ...(password !== undefined && {
      password: error.code === "common_password" ? register.commonPassword : register.badPassword,
    }),
  };
}
