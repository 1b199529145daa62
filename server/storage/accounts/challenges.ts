import { and, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { passkeyChallenges } from "#server/storage/schema.ts";

export type StoredChallenge = typeof passkeyChallenges.$inferInsert;

const { challenge, accountId, expiresAt } = passkeyChallenges;

/** One that is to add a passkey takes the place of the account's former one. */
export async function insertChallenge(db: Queries, stored: StoredChallenge): Promise<void> {
  if (stored.accountId) await db.delete(passkeyChallenges).where(eq(accountId, stored.accountId));
  await db.insert(passkeyChallenges).values(stored);
}

/** Removes the oldest challenges for signing in beyond so many. */
export async function removeSurplusChallenges(db: Queries, most: number): Promise<void> {
  // Looked up once: `in (select … offset)` may be planned as a sort for each row of a table that has just grown.
  const lastKept = db
    .select({ expiresAt, challenge })
    .from(passkeyChallenges)
    .where(isNull(accountId))
    .orderBy(desc(expiresAt), desc(challenge))
    .offset(most - 1)
    .limit(1);
  await db
    .delete(passkeyChallenges)
    .where(and(isNull(accountId), sql`(${expiresAt}, ${challenge}) < (${lastKept})`));
}

/**
 * It counts once: false when it was used, has expired or never was.
 *
 * @param forAccount to which a passkey is added; null for signing in
 */
export async function takeChallenge(
  db: Queries,
  taken: string,
  forAccount: string | null,
  now: Date,
): Promise<boolean> {
  const isTheirs = forAccount === null ? isNull(accountId) : eq(accountId, forAccount);
  const found = await db
    .delete(passkeyChallenges)
    .where(and(eq(challenge, taken), isTheirs, gt(expiresAt, now)))
    .returning({ challenge });
  return found.length > 0;
}

export async function removeExpiredChallenges(db: Queries, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(expiresAt, now));
}
