import { purgeAuditEvents } from "#server/domain/audit/record-event.ts";
import { purgeExpiredRateLimits } from "#server/domain/rate-limits.ts";
import type { Database } from "#server/storage/database.ts";
import { removeExpiredInvitations } from "#server/storage/invitations.ts";
import { removeExpiredChallenges } from "#server/storage/passkeys/challenges.ts";
import { removeExpiredSessions } from "#server/storage/sessions.ts";

/** Milliseconds between two purges: a flood of addresses fills the table for so long at most. */
const interval = 10 * 60_000;

interface Purging {
  now: () => Date;
  onError: (error: unknown) => void;
}

/** Removes what is over: sessions, invitations, challenges of passkeys, counts of attempts, and events of more than a year ago. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await purgeExpiredRateLimits(db, now);
  await removeExpiredSessions(db, now);
  await removeExpiredInvitations(db, now);
  await removeExpiredChallenges(db, now);
  await purgeAuditEvents(db);
}

/** Purges every ten minutes. @returns what stops it, when a purge that runs has ended */
export function startPurging(db: Database, { now, onError }: Purging): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = purgeExpired(db, now()).catch(onError);
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
