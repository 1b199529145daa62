import { DrizzleQueryError } from "drizzle-orm";

/**
 * What of an error may be logged. A failed query's message holds the values that were to be stored, such as
 * the hash of a password; its cause, PostgreSQL's own error, does not.
 */
export function withoutParameters(error: Error): Error {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error("a query failed")) : error;
}
