import { ApiError } from "#api/errors.ts";

/** The statuses of refusals that are the visitor's to know about. */
const told = [400, 403, 429];

/** What this server says about a message that it refused, in the form's language; null when it says nothing to the visitor. */
export function refusalSentence(error: unknown): string | null {
  if (!(error instanceof ApiError) || !told.includes(error.status)) return null;
  // What stands in front of this server may refuse as well, with a page of its own.
  return error.message.trimStart().startsWith("<") ? null : error.message || null;
}
