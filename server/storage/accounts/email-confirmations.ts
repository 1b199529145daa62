import { and, eq, gt, lte } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { emailConfirmations } from "#server/storage/schema.ts";

type StoredConfirmation = typeof emailConfirmations.$inferSelect;

/** The addresses that still wait to be confirmed. */
export async function listConfirmations(db: Queries, now: Date): Promise<StoredConfirmation[]> {
  return db.select().from(emailConfirmations).where(gt(emailConfirmations.expiresAt, now));
}

/** Takes the place of the account's former one. */
export async function upsertConfirmation(db: Queries, confirmation: StoredConfirmation): Promise<void> {
  const { accountId: target } = emailConfirmations;
  await db.insert(emailConfirmations).values(confirmation).onConflictDoUpdate({ target, set: confirmation });
}

/** Whether a link works; it may be taken meanwhile. */
export async function hasConfirmation(db: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const { accountId } = emailConfirmations;
  const found = await db.select({ accountId }).from(emailConfirmations).where(isOpen(tokenHash, now));
  return found.length > 0;
}

/** It works once: null when it was used, taken back, replaced or has expired. */
export async function takeConfirmation(
  db: Queries,
  tokenHash: string,
  now: Date,
): Promise<StoredConfirmation | null> {
  const [taken] = await db.delete(emailConfirmations).where(isOpen(tokenHash, now)).returning();
  return taken ?? null;
}

/** @returns whether there was one */
export async function removeConfirmation(db: Queries, accountId: string): Promise<boolean> {
  const removed = await db
    .delete(emailConfirmations)
    .where(eq(emailConfirmations.accountId, accountId))
    .returning({ accountId: emailConfirmations.accountId });
  return removed.length > 0;
}

export async function removeExpiredConfirmations(db: Queries, now: Date): Promise<void> {
  await db.delete(emailConfirmations).where(lte(emailConfirmations.expiresAt, now));
}

function isOpen(tokenHash: string, now: Date) {
  return and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, now));
}
