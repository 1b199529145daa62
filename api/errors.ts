/**
 * What can go wrong in a call. The server sends one of these as `code` beside the English `error`;
 * the site chooses its own words by the code.
 */
export const errorCodes = [
  "bad_request",
  "changed_meanwhile",
  "foreign_origin",
  "internal",
  "invalid_field",
  "looks_automated",
  "not_found",
  "not_signed_in",
  "picture_too_large",
  "picture_unreadable",
  "too_large",
  "too_many_attempts",
  "unavailable",
  "username_taken",
  "wrong_credentials",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What the server may say beside the code and the message. */
interface ErrorDetails {
  /** The field that was refused, for example `translations.hu.title`. */
  field?: string | undefined;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number | undefined;
}

/** A call that the server answered with an error, or that never arrived (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: ErrorCode, message: string, { field, retryAfter }: ErrorDetails = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** Whether a call was refused because nobody is signed in, or not any more. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether a call failed because what it is about is not there, or not any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
