import { eq, gte, notInArray, sql } from "drizzle-orm";
import type { LinkFault } from "#api/admin/link-faults.ts";
import { withAdvisoryLock } from "#server/storage/connections/advisory-lock.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { checkedLinks } from "#server/storage/schema.ts";

const lockKey = 52_110_008;

/** @returns whether it was done: another process may be at it */
export function withLinkCheckLock(db: Database, work: () => Promise<void>): Promise<boolean> {
  return withAdvisoryLock(db, lockKey, work);
}

/** Forgets the addresses that are used no more. */
export async function removeOtherLinks(db: Queries, used: string[]): Promise<void> {
  await db.delete(checkedLinks).where(notInArray(checkedLinks.address, used));
}

export async function removeCheckedLink(db: Queries, address: string): Promise<void> {
  await db.delete(checkedLinks).where(eq(checkedLinks.address, address));
}

export async function findLinksCheckedSince(db: Queries, moment: Date): Promise<Set<string>> {
  const { address, checkedAt } = checkedLinks;
  const found = await db.select({ address }).from(checkedLinks).where(gte(checkedAt, moment));
  return new Set(found.map((row) => row.address));
}

interface DeadLink {
  address: string;
  fault: LinkFault;
  failingSince: Date;
}

/** Those that have led nowhere on so many nights, the longest first. */
export async function findDeadLinks(db: Queries, nights: number): Promise<DeadLink[]> {
  const found = await db
    .select()
    .from(checkedLinks)
    .where(gte(checkedLinks.failures, nights))
    .orderBy(checkedLinks.failingSince, checkedLinks.address);
  return found.flatMap(({ address, fault, failingSince }) =>
    fault && failingSince ? [{ address, fault, failingSince }] : [],
  );
}

/** It leads somewhere: what was found before is over. */
export async function noteLinkAnswer(db: Queries, address: string, checkedAt: Date): Promise<void> {
  await upsert(db, { address, checkedAt, failures: 0, fault: null, failingSince: null });
}

export async function noteLinkFault(
  db: Queries,
  address: string,
  fault: LinkFault,
  checkedAt: Date,
): Promise<void> {
  const first = { address, checkedAt, failures: 1, fault, failingSince: checkedAt };
  await upsert(db, first, {
    checkedAt,
    fault,
    failures: sql`${checkedLinks.failures} + 1`,
    failingSince: sql`coalesce(${checkedLinks.failingSince}, excluded.failing_since)`,
  });
}

/** Nothing is known of this night, and what was known stays. */
export async function noteLinkUnclear(db: Queries, address: string, checkedAt: Date): Promise<void> {
  await upsert(db, { address, checkedAt, failures: 0 }, { checkedAt });
}

type NewRow = typeof checkedLinks.$inferInsert;

async function upsert(
  db: Queries,
  row: NewRow,
  set: { [Column in keyof NewRow]?: NewRow[Column] | ReturnType<typeof sql> } = row,
): Promise<void> {
  await db.insert(checkedLinks).values(row).onConflictDoUpdate({ target: checkedLinks.address, set });
}
