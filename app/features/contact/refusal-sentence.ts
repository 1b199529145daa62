import { ApiError } from "#api/errors.ts";

/** What this server says about a message that it refused, in the form's language; null when it says nothing to the visitor. */
export function refusalSentence(error: unknown): string | null {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 429)) return null;
  return error.message || null;
}
