import { ApiError } from "#api/errors.ts";
import type { AccountsTexts } from "#i18n/desk/hu/accounts.ts";

/** What to say when signing in failed. */
export function signInFailure(error: unknown, texts: AccountsTexts): string {
  if (!(error instanceof ApiError)) return texts.failed;
  if (error.status === 0) return texts.unreachable;
  if (error.status === 429) return tryLater(error, texts);
  return error.status >= 500 ? texts.failed : texts.signIn.wrongCredentials;
}

/** Why registering failed, beside that it did; null when nothing more is known. */
export function registrationFailure(error: unknown, texts: AccountsTexts): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 0) return texts.unreachable;
  if (error.status === 429) return tryLater(error, texts);
  if (error.code === "username_taken") return texts.register.usernameTaken;
  if (error.field === "username") return texts.register.badUsername;
  if (error.field === "password") return texts.register.badPassword;
  return null;
}

function tryLater({ retryAfter = 60 }: ApiError, texts: AccountsTexts): string {
  return texts.tryLater(Math.max(1, Math.ceil(retryAfter / 60)));
}
