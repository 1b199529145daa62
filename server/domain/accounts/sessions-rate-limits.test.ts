import { argon2 } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Database } from "#server/storage/database.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { createAdministrator } from "./administrators.ts";
import { signIn } from "./sessions.ts";

vi.mock("node:crypto", { spy: true });

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

test("of many guesses at the same time only ten are checked", async () => {
  const db = await openDatabaseOfAnna();
  vi.mocked(argon2).mockClear();
  const guesses = await Promise.allSettled(Array.from({ length: 30 }, () => guess(db, "anna")));
  const codes = guesses.map((result) => (result.status === "rejected" ? result.reason.code : "in"));
  expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(20);
  expect(argon2).toHaveBeenCalledTimes(10);
});
