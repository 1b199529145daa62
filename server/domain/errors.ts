import type { ErrorCode, FieldErrors } from "#api/errors/errors.ts";

interface DomainErrorDetails {
  fieldErrors?: FieldErrors;
  /** Seconds, for `too_many_attempts`. */
  retryAfter?: number | undefined;
}

/** `message` is English and may be shown to visitors. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { fieldErrors = {}, retryAfter }: DomainErrorDetails = {}) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.retryAfter = retryAfter;
  }
}

/** The message names the first field: `szerzo: is missing`. */
export function invalidFields(fieldErrors: FieldErrors, code: ErrorCode = "invalid_field"): DomainError {
  const [first = ["request", "invalid"]] = Object.entries(fieldErrors);
  return new DomainError(code, first.join(": "), { fieldErrors });
}

/** Adds the field to every DomainError of the step. */
export async function refusingField<T>(field: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const refusal = new DomainError(error.code, error.message, { fieldErrors: { [field]: error.message } });
    throw Object.assign(refusal, { cause: error });
  }
}
