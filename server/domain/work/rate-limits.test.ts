import { expect, test } from "vitest";
import { attempts } from "#server/storage/schema.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import {
  consumeRateLimit,
  resetRateLimit,
  refundRateLimit,
  rateLimitKey,
  registrationsByAddress,
  signInsByAccount,
  signInsByAddress,
  purgeExpiredRateLimits,
} from "./rate-limits.ts";

const start = new Date("2026-11-21T10:00:00Z");

function after(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

test.each([
  ["sign-ins from an address", signInsByAddress, 10, 15 * 60],
  ["sign-ins to an account", signInsByAccount, 20, 15 * 60],
  ["registrations from an address", registrationsByAddress, 20, 60 * 60],
])("%s are limited, and allowed again when the window is over", async (_, rateLimit, limit, seconds) => {
  const { db } = await openTestDatabase();
  for (let tries = 0; tries < limit; tries += 1) await consumeRateLimit(db, rateLimit, "x", start);
  await expect(consumeRateLimit(db, rateLimit, "x", start)).rejects.toMatchObject({
    code: "too_many_attempts",
    retryAfter: seconds,
  });
  await expect(consumeRateLimit(db, rateLimit, "x", after(seconds - 0.4))).rejects.toMatchObject({
    retryAfter: 1,
  });
  await consumeRateLimit(db, rateLimit, "x", after(seconds));
  await expect(consumeRateLimit(db, rateLimit, "y", start)).resolves.toBeUndefined();
});

test("a window that was begun while the clock was a year ahead counts as over", async () => {
  const { db } = await openTestDatabase();
  const year = 365 * 24 * 3600;
  for (let tries = 0; tries < 10; tries += 1) await consumeRateLimit(db, signInsByAddress, "x", after(year));
  for (let tries = 0; tries < 10; tries += 1) await consumeRateLimit(db, signInsByAddress, "x", start);
  await expect(consumeRateLimit(db, signInsByAddress, "x", start)).rejects.toMatchObject({
    retryAfter: 15 * 60,
  });
});

test("tries while it is refused do not make the wait longer", async () => {
  const { db } = await openTestDatabase();
  for (let tries = 0; tries < 30; tries += 1) {
    await consumeRateLimit(db, signInsByAddress, "x", after(tries)).catch(() => {});
  }
  await expect(consumeRateLimit(db, signInsByAddress, "x", after(60))).rejects.toMatchObject({
    retryAfter: 14 * 60,
  });
});

test("of many tries at the same time no more than the limit get through", async () => {
  const { db } = await openTestDatabase();
  const tries = Array.from({ length: 40 }, () => consumeRateLimit(db, signInsByAddress, "x", start));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

test("an attempt that is refunded does not count", async () => {
  const { db } = await openTestDatabase();
  for (let tries = 0; tries < 30; tries += 1) {
    await consumeRateLimit(db, signInsByAddress, "x", start);
    await refundRateLimit(db, signInsByAddress, "x", start);
  }
  await refundRateLimit(db, signInsByAddress, "x", start);
  expect(await db.select({ count: attempts.count }).from(attempts)).toEqual([{ count: 0 }]);
});

test("after a reset all attempts are free again", async () => {
  const { db } = await openTestDatabase();
  for (let tries = 0; tries < 20; tries += 1) await consumeRateLimit(db, signInsByAccount, "anna", start);
  await resetRateLimit(db, signInsByAccount, "anna");
  await expect(consumeRateLimit(db, signInsByAccount, "anna", start)).resolves.toBeUndefined();
});

test("only the windows that are over are purged", async () => {
  const { db } = await openTestDatabase();
  await consumeRateLimit(db, signInsByAddress, "192.0.2.1", start);
  await consumeRateLimit(db, signInsByAddress, "192.0.2.2", after(60));
  await purgeExpiredRateLimits(db, after(15 * 60));
  expect(await db.select({ key: attempts.key }).from(attempts)).toEqual([
    { key: "sign-in:address:192.0.2.2" },
  ]);
});

test("a name that is tried stands nowhere in the database", async () => {
  const { db } = await openTestDatabase();
  await consumeRateLimit(db, signInsByAccount, "my secret password", start);
  const [row] = await db.select().from(attempts);
  expect(row?.key).toMatch(/^sign-in:account:[\w-]{43}$/);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["2001:db8:0:7::1", "2001:db8:0:7::/64"],
  ["2001:0DB8:0000:0007:ffff:1:2:3", "2001:db8:0:7::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unix:", "unknown"],
  ["", "unknown"],
])("the address %j counts as %s", (address, key) => {
  expect(rateLimitKey(address)).toBe(key);
});
