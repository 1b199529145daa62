import { expect, test } from "vitest";
import { consumeRateLimit, signInsByAddress } from "#server/domain/work/rate-limits.ts";
import type { Database } from "#server/storage/database.ts";
import { accounts, attempts, sessions } from "#server/storage/schema.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { purgeExpired } from "./purge-expired.ts";

const now = new Date("2026-11-21T10:00:00Z");
const minute = 60_000;

const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

async function insertSession(db: Database, tokenHash: string, expiresAt: Date): Promise<void> {
  const account = { username: tokenHash, usernameKey: tokenHash, passwordHash: "", approved: true };
  const [inserted] = await db.insert(accounts).values(account).returning();
  await db.insert(sessions).values({ tokenHash, accountId: String(inserted?.id), expiresAt });
}

const keysOf = async (db: Database) => (await db.select().from(attempts)).map(({ key }) => key);

test("sessions and counts that are over are removed, and no others", async () => {
  const { db } = await openTestDatabase();
  await insertSession(db, "over", later(-1));
  await insertSession(db, "lasting", later(minute));
  await consumeRateLimit(db, signInsByAddress, "192.0.2.7", later(-20 * minute));
  await consumeRateLimit(db, signInsByAddress, "192.0.2.8", now);
  await purgeExpired(db, now);
  expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(["lasting"]);
  expect(await keysOf(db)).toEqual(["sign-in:address:192.0.2.8"]);
});

test("a count that was begun while the clock was a year ahead is removed too", async () => {
  const { db } = await openTestDatabase();
  await consumeRateLimit(db, signInsByAddress, "192.0.2.7", later(365 * 24 * 60 * minute));
  await purgeExpired(db, now);
  expect(await keysOf(db)).toEqual([]);
});
