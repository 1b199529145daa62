import type { ErrorBody } from "./error-schema.ts";
import { ApiError, errorCodes, errorStatuses, type ErrorCode, type FieldErrors } from "./errors.ts";

export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  // A proxy may have answered in place of the server, so the body may be anything.
  const { error, code, fieldErrors } = (body ?? {}) as { [Name in keyof ErrorBody]?: unknown };
  const isKnown = errorCodes.includes(code as ErrorCode);
  if (typeof error !== "string") {
    const message = `the server answered ${response.status}`;
    return new ApiError(
      response.status,
      isKnown ? (code as ErrorCode) : "internal",
      message,
      retryAfterOf(response),
    );
  }
  return new ApiError(response.status, isKnown ? (code as ErrorCode) : "unknown", error, {
    ...retryAfterOf(response),
    ...(isFieldErrors(fieldErrors) && { fieldErrors }),
  });
}

function isFieldErrors(value: unknown): value is FieldErrors {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((message) => typeof message === "string");
}

function retryAfterOf({ headers }: Response): { retryAfter?: number } {
  const retryAfter = Number(headers.get("retry-after"));
  return retryAfter > 0 ? { retryAfter } : {};
}

/** The protocol of the e-mail service has no codes: each is found by its HTTP status. */
const emailErrorCodes = [
  "invalid_field",
  "looks_automated",
  "no_space",
  "too_large",
  "too_many_attempts",
  "unavailable",
] as const satisfies ErrorCode[];

/** For answers in that protocol and for errors of the e-mail client library. */
export function errorOfText(status: number, text: string, details?: { retryAfter?: number }): ApiError {
  // An HTML page comes from a proxy in front of the server.
  const isOurs = text !== "" && !text.trimStart().startsWith("<");
  if (!isOurs) return new ApiError(status, "internal", `the server answered ${status}`, details);
  const code = emailErrorCodes.find((candidate) => errorStatuses[candidate] === status);
  return new ApiError(status, code ?? "unknown", text, details);
}

export async function readTextError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  return errorOfText(response.status, text, retryAfterOf(response));
}
