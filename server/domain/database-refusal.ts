import { databaseFailureOf, type DatabaseFailure } from "#server/storage/connections/database-failure.ts";
import type { Database } from "#server/storage/database.ts";
import { withoutParameters } from "#server/storage/queries/without-parameters.ts";
import { DomainError } from "./errors.ts";

/** The errors for the ways in which a database can fail. */
const refusals: Record<DatabaseFailure, () => DomainError> = {
  unreachable: () =>
    new DomainError("unavailable", "the database cannot be reached at the moment, try again soon", {
      retryAfter: 5,
    }),
  busy: () =>
    new DomainError("unavailable", "the database is busy at the moment, try again soon", { retryAfter: 3 }),
  full: () =>
    new DomainError("no_space", "there is no room left where the database keeps its data", {
      retryAfter: 60,
    }),
};

/** The error for a failure of the database itself: `unavailable` or `no_space`. Null for any other error. */
export function databaseRefusalOf(error: unknown): DomainError | null {
  const failure = databaseFailureOf(error);
  return failure && Object.assign(refusals[failure](), { cause: withoutParameters(error as Error) });
}

/** Whether the database is known to be out of reach, so that nothing needs to be asked. */
export function isDatabaseLost(db: Database): boolean {
  return db.$client.isLost;
}

/** Whether the database has not answered for so long that it is being looked for; so it is while it is lost. */
export function isDatabaseBeingChecked(db: Database): boolean {
  return db.$client.isChecking;
}
