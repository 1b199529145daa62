import type { Credentials } from "#api/accounts/accounts.ts";
import { ApiError, errorTextOf, knownErrorText, type ErrorText } from "#api/errors/errors.ts";
import type { AccountsTexts } from "#i18n/admin/hu/accounts.ts";

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** Nothing answered, or only to say that nothing can be done at the moment. */
function isAway({ status, code }: ApiError): boolean {
  return status === 0 || code === "unavailable";
}

export function signInError(error: unknown, texts: AccountsTexts): ErrorText {
  if (!(error instanceof ApiError)) return { text: texts.failed };
  if (isAway(error)) return { text: texts.unreachable };
  const { wrongCredentials } = texts.signIn;
  const ownTexts = {
    too_many_attempts: texts.tryLater(error.retryMinutes),
    wrong_credentials: wrongCredentials,
    account_waiting: texts.signIn.waiting,
    second_factor_needed: texts.code.needed,
    wrong_second_factor: texts.refusals.wrongCode,
  };
  return errorTextOf(error, ownTexts, error.status >= 500 ? texts.failed : wrongCredentials);
}

/** The password was right, and nothing is to be retyped until an administrator has approved the account. */
export function isWaitingForApproval(error: unknown): boolean {
  return error instanceof ApiError && error.code === "account_waiting";
}

/** The password was right; what is missing is the code of the second factor. */
export function needsSecondFactorCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === "second_factor_needed";
}

/** The reason for a failed registration; null when it is unknown, or told at the fields. */
export function registrationError(error: unknown, texts: AccountsTexts): ErrorText | null {
  if (!(error instanceof ApiError)) return null;
  if (isAway(error)) return { text: texts.unreachable };
  if (Object.keys(registrationFieldErrors(error, texts)).length > 0) return null;
  const { registration, setupCode } = texts;
  return knownErrorText(error, {
    too_many_attempts: texts.tryLater(error.retryMinutes),
    no_space: texts.noSpace,
    too_many_waiting: registration.tooManyWaiting,
    registration_closed: registration.closed,
    invitation_invalid: registration.invitationInvalid,
    setup_code_needed: setupCode.wrong,
  });
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
