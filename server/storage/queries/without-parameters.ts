import { DrizzleQueryError } from "drizzle-orm";

/** Drizzle's message contains the parameters, such as a password hash; PostgreSQL's own error does not. */
export function withoutParameters(error: Error): Error {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error("a query failed")) : error;
}
