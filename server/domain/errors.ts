import type { ErrorCode } from "#api/errors.ts";

/** A rule was broken. `code` says which, `message` is English and may be shown; `field` names the bad input. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  /** Seconds after which another try makes sense (`too_many_attempts`). */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: { field?: string; retryAfter?: number } = {}) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }
}
