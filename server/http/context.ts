import type { Database } from "#server/storage/database.ts";
import type { Env } from "#server/env.ts";

/** What the routes need of the outside. */
export interface HttpContext {
  db: Database;
  env: Env;
  /** The clock, so that tests can turn it. */
  now: () => Date;
}
