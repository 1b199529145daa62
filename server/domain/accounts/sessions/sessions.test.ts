import { argon2 } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Database } from "#server/storage/database.ts";
import { accounts, sessions } from "#server/storage/schema.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { registerAccount } from "#server/domain/accounts/accounts.ts";
import { createAdministrator } from "#server/domain/accounts/administrators.ts";
import { findSignedIn, signIn, signOut } from "./sessions.ts";

vi.mock("node:crypto", { spy: true });

const password = "Machu Picchu 2430";
const anna = { username: "anna", password };
const now = new Date("2026-11-21T10:00:00Z");
const requestInfo = { address: "192.0.2.7", now };
const day = 24 * 60 * 60 * 1000;

/** Hash of "hunter22" with a quarter of today's memory. */
const olderHash =
  "$argon2id$v=19$m=4864,t=2,p=1$AAECAwQFBgcICQoLDA0ODw$JhfMOZPH8yebpn7kk7jiavzq0yJBGUxN7huYmUSgrSw";

async function openDatabaseOfAnna(): Promise<Database> {
  const { db } = await openTestDatabase();
  await createAdministrator(db, anna, now);
  return db;
}

function later(milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

test("a session is an unguessable token that the database does not hold", async () => {
  const db = await openDatabaseOfAnna();
  const first = await signIn(db, { username: " ANNA ", password }, requestInfo);
  const second = await signIn(db, anna, requestInfo);
  expect(first.username).toBe("anna");
  expect(first.token).toMatch(/^[\w-]{43}$/);
  expect(second.token).not.toBe(first.token);
  const stored = await db.select().from(sessions);
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toContain(first.token);
  expect(await findSignedIn(db, first.token, now)).toMatchObject({ username: "anna", extended: false });
  expect(await findSignedIn(db, stored[0]?.tokenHash ?? "", now)).toBeNull();
});

test.each([
  ["empty", ""],
  ["invented", "nonsense"],
  ["endless", "x".repeat(5000)],
  ["odd", "\0"],
])("an %s token is nobody's", async (_, token) => {
  const db = await openDatabaseOfAnna();
  expect(await findSignedIn(db, token, now)).toBeNull();
  await signOut(db, token, now);
});

test("unknown name, impossible name, and wrong password, also of a waiting account: one answer, the same work", async () => {
  const db = await openDatabaseOfAnna();
  await registerAccount(db, { username: "béla", password }, { now });
  const attemptsToSignIn = [
    { username: "anna", password: "wrong guess" },
    { username: "nobody", password },
    { username: "an\0na", password },
    { username: "", password: "" },
    { username: "béla", password: "wrong guess" },
  ];
  const seen: unknown[] = [];
  for (const credentials of attemptsToSignIn) {
    vi.mocked(argon2).mockClear();
    const refusal = await signIn(db, credentials, requestInfo).catch((error: unknown) => error);
    const work = vi
      .mocked(argon2)
      .mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => {
        return { algorithm, memory, passes, parallelism, tagLength };
      });
    expect(work).toHaveLength(1);
    expect(refusal).toMatchObject({
      code: "wrong_credentials",
      message: "wrong credentials",
      fieldErrors: {},
    });
    seen.push({ refusal: { ...(refusal as object) }, work });
  }
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
});

test("who waits for approval is told so after the right password, as often as they ask", async () => {
  const db = await openDatabaseOfAnna();
  await registerAccount(db, { username: "béla", password }, { now });
  for (let asked = 0; asked < 15; asked++) {
    vi.mocked(argon2).mockClear();
    const refusal = await signIn(db, { username: "béla", password }, requestInfo).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: "account_waiting", message: "wrong credentials" });
    expect(vi.mocked(argon2)).toHaveBeenCalledOnce();
  }
  await db.update(accounts).set({ disabledAt: now });
  await expect(signIn(db, { username: "béla", password }, requestInfo)).rejects.toMatchObject({
    code: "wrong_credentials",
  });
  expect(await db.select().from(sessions)).toEqual([]);
});

test("a session ends thirty days after it was last extended, and use extends it once a day", async () => {
  const db = await openDatabaseOfAnna();
  const { token } = await signIn(db, anna, requestInfo);
  expect(await findSignedIn(db, token, later(day - 1))).toMatchObject({ extended: false });
  expect(await findSignedIn(db, token, later(day))).toMatchObject({ extended: true });
  expect(await findSignedIn(db, token, later(day + 1))).toMatchObject({ extended: false });
  expect(await findSignedIn(db, token, later(31 * day - 1))).toMatchObject({ extended: true });
  expect(await findSignedIn(db, token, later(61 * day - 1))).toBeNull();
});

test("a session from while the clock was ahead is as good as any, and no longer", async () => {
  const db = await openDatabaseOfAnna();
  const year = 365 * day;
  const { token } = await signIn(db, anna, { ...requestInfo, now: later(year) });
  expect(await findSignedIn(db, token, now)).toMatchObject({ username: "anna", extended: true });
  expect(await findSignedIn(db, token, later(30 * day))).toBeNull();
});

test("an unused session is over after thirty days to the millisecond", async () => {
  const db = await openDatabaseOfAnna();
  const { token } = await signIn(db, anna, requestInfo);
  expect(await findSignedIn(db, token, later(30 * day))).toBeNull();
  expect(await findSignedIn(db, token, later(30 * day - 1))).toMatchObject({ username: "anna" });
});

test("signing out ends this session alone", async () => {
  const db = await openDatabaseOfAnna();
  const phone = await signIn(db, anna, requestInfo);
  const laptop = await signIn(db, anna, requestInfo);
  await signOut(db, phone.token, now);
  expect(await findSignedIn(db, phone.token, now)).toBeNull();
  expect(await findSignedIn(db, laptop.token, now)).toMatchObject({ username: "anna" });
});

test("signing in again ends the former session, a wrong password does not", async () => {
  const db = await openDatabaseOfAnna();
  const { token: formerToken } = await signIn(db, anna, requestInfo);
  const wrong = { username: "anna", password: "wrong guess" };
  await expect(signIn(db, wrong, { ...requestInfo, formerToken })).rejects.toThrow("wrong credentials");
  expect(await findSignedIn(db, formerToken, now)).not.toBeNull();
  const { token } = await signIn(db, anna, { ...requestInfo, formerToken });
  expect(await findSignedIn(db, formerToken, now)).toBeNull();
  expect(await findSignedIn(db, token, now)).not.toBeNull();
});

test("a session of an account that is no longer approved is worth nothing", async () => {
  const db = await openDatabaseOfAnna();
  const { token } = await signIn(db, anna, requestInfo);
  await db.update(accounts).set({ approved: false });
  expect(await findSignedIn(db, token, now)).toBeNull();
});

test("signing in renews a hash of older parameters", async () => {
  const db = await openDatabaseOfAnna();
  await db.update(accounts).set({ passwordHash: olderHash });
  const credentials = { username: "anna", password: "hunter22" };
  const wrong = { username: "anna", password: "hunter23" };
  await expect(signIn(db, wrong, requestInfo)).rejects.toThrow("wrong credentials");
  const { token } = await signIn(db, credentials, requestInfo);
  const [account] = await db.select().from(accounts).where(eq(accounts.username, "anna"));
  expect(account?.passwordHash).toContain("m=19456,t=2,p=1");
  expect(await findSignedIn(db, token, now)).not.toBeNull();
  await signIn(db, credentials, requestInfo);
});
