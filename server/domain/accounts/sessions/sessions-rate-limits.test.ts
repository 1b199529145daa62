import { argon2 } from "node:crypto";
import type * as NodeCrypto from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Database } from "#server/storage/database.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { createAdministrator, resetPassword } from "#server/domain/accounts/administrators.ts";
import { signIn } from "./sessions.ts";

/** Some 150 guesses are made here; what one costs is not the subject. */
vi.mock("node:crypto", async (importOriginal) => {
  const crypto = await importOriginal<typeof NodeCrypto>();
  const cheaply: typeof argon2 = (algorithm, parameters, callback) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  return { ...crypto, argon2: vi.fn(cheaply) };
});

const password = "Machu Picchu 2430";
const anna = { username: "anna", password };
const now = new Date("2026-11-21T10:00:00Z");
const requestInfo = { address: "192.0.2.7", now };

async function openDatabaseOfAnna(): Promise<Database> {
  const { db } = await openTestDatabase();
  await createAdministrator(db, anna, now);
  return db;
}

function later(milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

function guess(db: Database, username: string, address = requestInfo.address) {
  return signIn(db, { username, password: "wrong guess" }, { address, now });
}

test("after ten wrong passwords an address waits, even with the right one, until the window is over", async () => {
  const db = await openDatabaseOfAnna();
  for (let count = 0; count < 10; count += 1) {
    await expect(guess(db, `name${count}`)).rejects.toMatchObject({ code: "wrong_credentials" });
  }
  await expect(signIn(db, anna, requestInfo)).rejects.toMatchObject({
    code: "too_many_attempts",
    retryAfter: 15 * 60,
  });
  await signIn(db, anna, { address: "192.0.2.8", now });
  await signIn(db, anna, { ...requestInfo, now: later(15 * 60 * 1000) });
});

test.each(["anna", "nobody"])(
  "after twenty wrong passwords from many addresses %s waits",
  async (username) => {
    const db = await openDatabaseOfAnna();
    for (let count = 0; count < 20; count += 1) {
      await expect(guess(db, username, `198.51.100.${count}`)).rejects.toMatchObject({
        code: "wrong_credentials",
      });
    }
    await expect(guess(db, username.toUpperCase())).rejects.toMatchObject({ code: "too_many_attempts" });
    await expect(guess(db, "somebody")).rejects.toMatchObject({ code: "wrong_credentials" });
  },
);

test("a refused attempt calculates no hash", async () => {
  const db = await openDatabaseOfAnna();
  for (let count = 0; count < 10; count += 1) await guess(db, "anna").catch(() => {});
  vi.mocked(argon2).mockClear();
  await expect(guess(db, "anna")).rejects.toMatchObject({ code: "too_many_attempts" });
  expect(argon2).not.toHaveBeenCalled();
});

test("one address alone cannot lock an account for everybody", async () => {
  const db = await openDatabaseOfAnna();
  for (let count = 0; count < 40; count += 1) await guess(db, "anna").catch(() => {});
  await signIn(db, anna, { address: "192.0.2.8", now });
});

test("right passwords do not count, and forget the account's wrong ones", async () => {
  const db = await openDatabaseOfAnna();
  for (let count = 0; count < 12; count += 1) await signIn(db, anna, requestInfo);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 9; count += 1) {
      await guess(db, "anna", `198.51.${round}.7`).catch(() => {});
    }
    await signIn(db, anna, { address: `198.51.${round}.7`, now });
  }
});

test("nobody's wrong passwords lock out a browser that has signed in before", async () => {
  const db = await openDatabaseOfAnna();
  const { deviceToken } = await signIn(db, anna, requestInfo);
  for (let count = 0; count < 20; count += 1) await guess(db, "anna", `198.51.100.${count}`).catch(() => {});
  await expect(signIn(db, anna, { address: "192.0.2.9", now })).rejects.toMatchObject({
    code: "too_many_attempts",
  });
  const { deviceToken: next } = await signIn(db, anna, { address: "192.0.2.9", now, deviceToken });
  expect(next).toBe(deviceToken);
});

test("who has a known browser guesses ten times too, and not beside its own count", async () => {
  const db = await openDatabaseOfAnna();
  const { deviceToken } = await signIn(db, anna, requestInfo);
  const wrong = { username: "anna", password: "wrong guess" };
  const guessByDevice = () => signIn(db, wrong, { address: "192.0.2.9", now, deviceToken });
  for (let count = 0; count < 10; count += 1)
    await expect(guessByDevice()).rejects.toMatchObject({ code: "wrong_credentials" });
  await expect(guessByDevice()).rejects.toMatchObject({ code: "too_many_attempts" });
});

test("a browser known to another account, or to a former password, counts as an anonymous visitor", async () => {
  const db = await openDatabaseOfAnna();
  const { deviceToken } = await signIn(db, anna, requestInfo);
  await createAdministrator(db, { ...anna, username: "bela" }, now);
  const guessWith = (username: string) =>
    signIn(db, { username, password: "wrong guess" }, { address: "192.0.2.9", now, deviceToken });
  for (let count = 0; count < 5; count += 1) await guessWith("bela").catch(() => {});
  await resetPassword(db, { ...anna, password: "Ollantaytambo 2792" });
  for (let count = 0; count < 5; count += 1) await guessWith("anna").catch(() => {});
  await expect(guessWith("anna")).rejects.toMatchObject({ code: "too_many_attempts" });
});

test("of a flood of sign-ins the line is bounded: the rest is told to come again, and counts for nothing", async () => {
  const db = await openDatabaseOfAnna();
  // Nothing is calculated before the line is full.
  const full = Promise.withResolvers<void>();
  const calculate = vi.mocked(argon2).getMockImplementation();
  vi.mocked(argon2).mockImplementation((...call) => void full.promise.then(() => calculate?.(...call)));
  const codes = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      guess(db, `name${index}`, `198.51.100.${index}`).then(
        () => "in",
        ({ code }: { code: string }) => {
          if (code === "unavailable") full.resolve();
          return code;
        },
      ),
    ),
  );
  expect(new Set(codes)).toEqual(new Set(["wrong_credentials", "unavailable"]));
  const refused = codes.lastIndexOf("unavailable");
  for (let count = 0; count < 10; count += 1)
    await expect(guess(db, `name${refused}`, `198.51.100.${refused}`)).rejects.toMatchObject({
      code: "wrong_credentials",
    });
});

test("of many guesses at the same time only ten are checked", async () => {
  const db = await openDatabaseOfAnna();
  vi.mocked(argon2).mockClear();
  const guesses = await Promise.allSettled(Array.from({ length: 30 }, () => guess(db, "anna")));
  const codes = guesses.map((result) => (result.status === "rejected" ? result.reason.code : "in"));
  expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(20);
  expect(argon2).toHaveBeenCalledTimes(10);
});
