import { and, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { Rights } from "#api/accounts/roles.ts";
import { isActive, rightsColumns } from "./accounts.ts";
import type { Queries } from "#server/storage/database.ts";
import { hasPasskey } from "./passkeys.ts";
import { accounts, sessions } from "#server/storage/schema.ts";

/** With what the account may do at this moment. */
export interface StoredSession extends Rights {
  id: string;
  accountId: string;
  username: string;
  hasSecondFactor: boolean;
  expiresAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  provedAt: Date | null;
}

export interface NewStoredSession {
  tokenHash: string;
  accountId: string;
  passwordHash: string;
  expiresAt: Date;
  createdAt: Date;
  device: string;
}

export type ListedSession = Pick<typeof sessions.$inferSelect, "id" | "device" | "createdAt" | "lastSeenAt">;

/** The lock makes a change of the password wait, which then ends this session too. */
export async function insertSession(db: Queries, session: NewStoredSession): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(eq(accounts.id, session.accountId), eq(accounts.passwordHash, session.passwordHash), isActive),
      )
      .for("share");
    if (!account) return false;
    const { passwordHash: _, ...row } = session;
    await transaction
      .insert(sessions)
      .values({ ...row, lastSeenAt: session.createdAt, provedAt: session.createdAt });
    return true;
  });
}

/** Null also for an expired session or an account that may not sign in. */
export async function findSession(db: Queries, tokenHash: string, now: Date): Promise<StoredSession | null> {
  const [session] = await db
    .select({
      id: sessions.id,
      accountId: sessions.accountId,
      username: accounts.username,
      ...rightsColumns,
      hasSecondFactor: sql<boolean>`${accounts.totpSecret} is not null or ${hasPasskey}`,
      expiresAt: sessions.expiresAt,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      provedAt: sessions.provedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isActive));
  return session ?? null;
}

/** The last seen first. */
export async function listSessions(db: Queries, accountId: string, now: Date): Promise<ListedSession[]> {
  const { id, device, createdAt, lastSeenAt, expiresAt } = sessions;
  return db
    .select({ id, device, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(expiresAt, now)))
    .orderBy(desc(lastSeenAt), id);
}

/** When each account was last seen in a session that has not ended. */
export async function listLastSeen(db: Queries): Promise<Map<string, Date>> {
  const rows = await db
    .select({ accountId: sessions.accountId, lastSeenAt: sql<string>`max(${sessions.lastSeenAt})` })
    .from(sessions)
    .groupBy(sessions.accountId);
  return new Map(rows.map(({ accountId, lastSeenAt }) => [accountId, new Date(lastSeenAt)]));
}

export async function updateSession(
  db: Queries,
  id: string,
  change: { expiresAt?: Date; lastSeenAt?: Date; provedAt?: Date },
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, id));
}

/** False when it is not the account's. */
export async function removeSessionOf(db: Queries, accountId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return removed.length > 0;
}

export async function removeSession(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** @param except the id of one that stays */
export async function removeSessionsOf(db: Queries, accountId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), others));
}

export async function removeExpiredSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
