import { and, asc, count, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { accounts, passkeys } from "#server/storage/schema.ts";

export type StoredPasskey = typeof passkeys.$inferSelect;

export type NewStoredPasskey = Omit<StoredPasskey, "id" | "lastUsedAt">;

/**
 * Whether an account has a passkey, as a column of a query that reads `accounts`. The tables are named, because Drizzle
 * leaves their names away in a query of one table, and both have an `id`.
 */
export const hasPasskey: SQL<boolean> = sql<boolean>`exists (
  select from ${passkeys} where ${passkeys}.account_id = ${accounts}.id)`;

/** False when it is somebody's already. */
export async function insertPasskey(db: Queries, passkey: NewStoredPasskey): Promise<boolean> {
  const inserted = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/** The oldest first. */
export async function listPasskeys(db: Queries, accountId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), passkeys.id);
}

export async function countPasskeys(db: Queries, accountId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.accountId, accountId));
  return row?.count ?? 0;
}

export async function findPasskey(db: Queries, credentialId: string): Promise<StoredPasskey | null> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey ?? null;
}

/**
 * Notes a use, in one statement, so that of simultaneous ones with the same count a single one passes.
 *
 * @returns false when the count has not grown, unless the authenticator does not count
 */
export async function usePasskey(
  db: Queries,
  id: string,
  { counter, isSynced, now }: { counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const hasGrown = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), hasGrown))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** @returns its name, or null when the account has no such passkey */
export async function removePasskey(db: Queries, accountId: string, id: string): Promise<string | null> {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return removed?.name ?? null;
}

export async function removePasskeysOf(db: Queries, accountId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.accountId, accountId));
}
