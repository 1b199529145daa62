import { ApiError } from "#api/errors/errors.ts";
import type { AccountsTexts } from "#i18n/admin/hu/accounts.ts";

/** Why something with a passkey failed, if it is about passkeys at all; else null. */
export function passkeyErrorText(error: unknown, { passkeys: { errors } }: AccountsTexts): string | null {
  if (error instanceof ApiError) {
    const texts: Partial<Record<ApiError["code"], string>> = {
      passkey_refused: errors.refused,
      passkey_expired: errors.expired,
      passkey_copied: errors.copied,
      passkey_known: errors.known,
      too_many_passkeys: errors.tooMany,
      last_second_factor: errors.lastFactor,
    };
    return texts[error.code] ?? null;
  }
  const name = error instanceof Error ? error.name : "";
  return new Map(Object.entries(textsOfBrowser(errors))).get(name) ?? null;
}

/** By the names of WebAuthn's own errors; a browser tells no more of why somebody did not choose a passkey. */
function textsOfBrowser(errors: AccountsTexts["passkeys"]["errors"]): Record<string, string> {
  return {
    NotAllowedError: errors.cancelled,
    AbortError: errors.cancelled,
    InvalidStateError: errors.known,
    SecurityError: errors.otherAddress,
    NotSupportedError: errors.unsupported,
  };
}
