import { healthTimes } from "#server/storage/connections/health-check.ts";
import { poolTimes } from "#server/storage/connections/open-pools.ts";

// Given to Node with --import: on a machine that has much to do PostgreSQL answers late, and a site that goes on without it would be
// another one than the journeys are about. It has tests of its own.
Object.assign(healthTimes, { slow: 60_000, first: 60_000, longest: 60_000 });
for (const times of Object.values(poolTimes.site))
  Object.assign(times, {
    connectionTimeoutMillis: 60_000,
    statement_timeout: 60_000,
    query_timeout: 60_000,
    lock_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  });
