import { expect, test } from "vitest";
import { attempts } from "#server/storage/schema.ts";
import { openTestDatabase } from "#tests/support/test-database.ts";
import {
  countTry,
  forgetTries,
  giveBackTry,
  placeOf,
  registrationsByAddress,
  signInsByAccount,
  signInsByAddress,
  sweepTries,
} from "./throttle.ts";

const start = new Date("2026-11-21T10:00:00Z");

function after(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

test.each([
  ["sign-ins from an address", signInsByAddress, 10, 15 * 60],
  ["sign-ins to an account", signInsByAccount, 20, 15 * 60],
  ["registrations from an address", registrationsByAddress, 20, 60 * 60],
])("%s are limited, and allowed again when the window is over", async (_, throttle, limit, seconds) => {
  const { db } = await openTestDatabase();
  for (let tries = 0; tries < limit; tries += 1) await countTry(db, throttle, "x", start);
  await expect(countTry(db, throttle, "x", start)).rejects.toMatchObject({
    code: "too_many_attempts",
    retryAfter: seconds,
  });
  await expect(countTry(db, throttle, "x", after(seconds - 0.4))).rejects.toMatchObject({ retryAfter: 1 });
  await countTry(db, throttle, "x", after(seconds));
  await expect(countTry(db, throttle, "y", start)).resolves.toBeUndefined();
});

test("tries while it is refused do not make the wait longer", async () => {
  const { db } = await openTestDatabase();
  for (let tries = 0; tries < 30; tries += 1) {
    await countTry(db, signInsByAddress, "x", after(tries)).catch(() => {});
  }
  await expect(countTry(db, signInsByAddress, "x", after(60))).rejects.toMatchObject({ retryAfter: 14 * 60 });
});

test("of many tries at the same time no more than the limit get through", async () => {
  const { db } = await openTestDatabase();
  const tries = Array.from({ length: 40 }, () => countTry(db, signInsByAddress, "x", start));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

test("a try that is given back does not count", async () => {
  const { db } = await openTestDatabase();
  for (let tries = 0; tries < 30; tries += 1) {
    await countTry(db, signInsByAddress, "x", start);
    await giveBackTry(db, signInsByAddress, "x", start);
  }
  await giveBackTry(db, signInsByAddress, "x", start);
  expect(await db.select({ count: attempts.count }).from(attempts)).toEqual([{ count: 0 }]);
});

test("forgotten tries leave room for all of them again", async () => {
  const { db } = await openTestDatabase();
  for (let tries = 0; tries < 20; tries += 1) await countTry(db, signInsByAccount, "anna", start);
  await forgetTries(db, signInsByAccount, "anna");
  await expect(countTry(db, signInsByAccount, "anna", start)).resolves.toBeUndefined();
});

test("only the windows that are over are swept", async () => {
  const { db } = await openTestDatabase();
  await countTry(db, signInsByAddress, "192.0.2.1", start);
  await countTry(db, signInsByAddress, "192.0.2.2", after(60));
  await sweepTries(db, after(15 * 60));
  expect(await db.select({ key: attempts.key }).from(attempts)).toEqual([
    { key: "sign-in:address:192.0.2.2" },
  ]);
});

test("a name that is tried stands nowhere in the database", async () => {
  const { db } = await openTestDatabase();
  await countTry(db, signInsByAccount, "my secret password", start);
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
])("the address %j counts as %s", (address, place) => {
  expect(placeOf(address)).toBe(place);
});
