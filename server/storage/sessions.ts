import { and, eq, gt, lte } from "drizzle-orm";
import type { Queries } from "./database.ts";
import { accounts, sessions } from "./schema.ts";

export interface StoredSession {
  username: string;
  expiresAt: Date;
}

export interface NewStoredSession {
  tokenHash: string;
  accountId: string;
  passwordHash: string;
  expiresAt: Date;
}

/** The lock makes a change of the password wait, which then ends this session too. */
export async function insertSession(db: Queries, session: NewStoredSession): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.id, session.accountId),
          eq(accounts.passwordHash, session.passwordHash),
          eq(accounts.approved, true),
        ),
      )
      .for("share");
    if (!account) return false;
    const { tokenHash, accountId, expiresAt } = session;
    await transaction.insert(sessions).values({ tokenHash, accountId, expiresAt });
    return true;
  });
}

/** Null also for an expired session or an account that is not approved. */
export async function findSession(db: Queries, tokenHash: string, now: Date): Promise<StoredSession | null> {
  const [session] = await db
    .select({ username: accounts.username, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), eq(accounts.approved, true)));
  return session ?? null;
}

export async function updateSessionExpiry(db: Queries, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function removeSession(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function removeSessionsOf(db: Queries, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}

export async function removeExpiredSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
