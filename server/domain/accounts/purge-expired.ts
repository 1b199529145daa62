import { purgeAuditEvents } from "#server/domain/audit/record-event.ts";
import { removeOldOriginals } from "#server/domain/media/put-originals.ts";
import { purgeBin } from "#server/domain/posts/bin.ts";
import { purgePreviews } from "#server/domain/previews/preview-addresses.ts";
import { purgeExpiredRateLimits } from "#server/domain/work/rate-limits.ts";
import { purgeVisits } from "#server/domain/visits/visit-statistics.ts";
import { removeFormerPresence } from "#server/domain/writing/presence.ts";
import { purgeMessages } from "#server/domain/contact-messages/inbox.ts";
import { pruneRevisions } from "#server/domain/posts/writing/prune-revisions.ts";
import type { Database } from "#server/storage/database.ts";
import { removeExpiredConfirmations } from "#server/storage/accounts/email-confirmations.ts";
import { removeExpiredInvitations } from "#server/storage/accounts/invitations.ts";
import { removeExpiredChallenges } from "#server/storage/accounts/challenges.ts";
import { removeExpiredSessions } from "#server/storage/accounts/sessions.ts";

/** Milliseconds between two purges: a flood of addresses fills the table for so long at most. */
export const purgeInterval = 10 * 60_000;

/**
 * Removes what is over: sessions, invitations, links of addresses, challenges of passkeys, counts of attempts, old events and counts, posts that were in
 * the bin for thirty days, forms that were closed, addresses of previews, files of removed pictures, contact
 * messages that are older than the owner keeps them; and thins old revisions.
 */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await purgeExpiredRateLimits(db, now);
  await removeExpiredSessions(db, now);
  await removeExpiredInvitations(db, now);
  await removeExpiredConfirmations(db, now);
  await removeExpiredChallenges(db, now);
  await purgeAuditEvents(db);
  await purgeVisits(db, now);
  await purgeBin(db, now);
  await removeFormerPresence(db, now);
  await purgePreviews(db, now);
  await pruneRevisions(db, now);
  await purgeMessages(db, now);
  // Last: the bucket may be away.
  await removeOldOriginals(db, now);
}
