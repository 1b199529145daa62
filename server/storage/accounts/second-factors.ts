import { and, count, eq, isNull, lt, or } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { accounts, recoveryCodes } from "#server/storage/schema.ts";

/** It is done in one statement, so that of simultaneous sign-ins with one code a single one passes. False when it was used. */
export async function useTotpStep(db: Queries, accountId: string, step: number): Promise<boolean> {
  const { lastTotpStep } = accounts;
  const used = await db
    .update(accounts)
    .set({ lastTotpStep: step })
    .where(and(eq(accounts.id, accountId), or(isNull(lastTotpStep), lt(lastTotpStep, step))))
    .returning({ id: accounts.id });
  return used.length > 0;
}

export async function replaceRecoveryCodes(db: Queries, accountId: string, hashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

/** False when the account has no such code, or no longer. */
export async function useRecoveryCode(db: Queries, accountId: string, codeHash: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ accountId: recoveryCodes.accountId });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Queries, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.count ?? 0;
}
