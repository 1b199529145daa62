import { expect, test } from "vitest";
import { updateAccount } from "#server/storage/accounts/accounts.ts";
import { sessions } from "#server/storage/schema.ts";
import { insertSession, removeSessionsOf } from "#server/storage/accounts/sessions.ts";
import { settledOrBlocked } from "#tests/support/storage/settled-or-blocked.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { findStoredAccount, listAccounts, registerAccount } from "./accounts.ts";
import { createAdministrator, resetPassword } from "./administrators.ts";
import { hashOfNoPassword } from "./passwords/password.ts";
import { findSignedIn, signIn } from "./sessions/sessions.ts";

const password = "Machu Picchu 2430";
const newPassword = "Huayna Picchu 2693";
const now = new Date("2026-11-21T10:00:00Z");
const requestInfo = { address: "192.0.2.7", now };

test("an administrator can be made beside others", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  await createAdministrator(db, { username: "béla", password }, now);
  expect(await signIn(db, { username: "béla", password }, requestInfo)).toMatchObject({ username: "béla" });
});

test("making an administrator of a waiting account approves it under the new password alone", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  await registerAccount(db, { username: "Béla", password }, { now });
  await createAdministrator(db, { username: "béla", password: newPassword }, now);
  await expect(signIn(db, { username: "béla", password }, requestInfo)).rejects.toMatchObject({
    code: "wrong_credentials",
  });
  await signIn(db, { username: "béla", password: newPassword }, requestInfo);
  expect((await listAccounts(db)).map(({ username }) => username)).toEqual(["anna", "Béla"]);
});

test("an approved account is not overwritten by making an administrator of its name", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  await expect(
    createAdministrator(db, { username: "ANNA", password: newPassword }, now),
  ).rejects.toMatchObject({
    code: "username_taken",
  });
  await signIn(db, { username: "anna", password }, requestInfo);
});

test("a new password ends all sessions of the account, and of no other", async () => {
  const { db } = await openTestDatabase();
  await createAdministrator(db, { username: "anna", password }, now);
  await createAdministrator(db, { username: "béla", password }, now);
  const phone = await signIn(db, { username: "anna", password }, requestInfo);
  const laptop = await signIn(db, { username: "anna", password }, requestInfo);
  const other = await signIn(db, { username: "béla", password }, requestInfo);
  await resetPassword(db, { username: "Anna", password: newPassword });
  expect(await findSignedIn(db, phone.token, now)).toBeNull();
  expect(await findSignedIn(db, laptop.token, now)).toBeNull();
  expect(await findSignedIn(db, other.token, now)).toMatchObject({ username: "béla" });
  await expect(signIn(db, { username: "anna", password }, requestInfo)).rejects.toThrow("wrong credentials");
  await signIn(db, { username: "anna", password: newPassword }, requestInfo);
});

test("a sign-in with the old password while it is being reset leaves no session behind", async () => {
  const { db } = await openTestDatabase();
  await createAdministrator(db, { username: "anna", password }, now);
  let late: Promise<unknown> | undefined;
  await db.transaction(async (transaction) => {
    const account = await updateAccount(transaction, "anna", { passwordHash: hashOfNoPassword });
    await removeSessionsOf(transaction, account?.id ?? "");
    late = signIn(db, { username: "anna", password }, requestInfo).catch((error: unknown) => error);
    await settledOrBlocked(db, late);
  });
  expect(await late).toMatchObject({ code: "wrong_credentials" });
  expect(await db.select().from(sessions)).toEqual([]);
});

test("a reset waits for a sign-in that is about to begin a session, and ends it", async () => {
  const { db } = await openTestDatabase();
  await createAdministrator(db, { username: "anna", password }, now);
  const account = await findStoredAccount(db, "anna");
  if (!account) throw new Error("the account was not made");
  let reset: Promise<void> | undefined;
  await db.transaction(async (transaction) => {
    const { id: accountId, passwordHash } = account;
    await insertSession(transaction, {
      tokenHash: "token",
      accountId,
      passwordHash,
      createdAt: new Date("2026-11-21"),
      device: "",
      expiresAt: new Date("2100-01-01"),
    });
    reset = resetPassword(db, { username: "anna", password: newPassword });
    await settledOrBlocked(db, reset);
  });
  await reset;
  expect(await db.select().from(sessions)).toEqual([]);
});

test("a new password lifts the throttle of its account", async () => {
  const { db } = await openTestDatabase();
  await createAdministrator(db, { username: "anna", password }, now);
  for (let count = 0; count < 20; count += 1) {
    const guess = { username: "anna", password: "wrong guess" };
    await signIn(db, guess, { address: `192.0.2.${count}`, now }).catch(() => {});
  }
  await expect(signIn(db, { username: "anna", password }, requestInfo)).rejects.toMatchObject({
    code: "too_many_attempts",
  });
  await resetPassword(db, { username: "anna", password: newPassword });
  await signIn(db, { username: "anna", password: newPassword }, requestInfo);
});

test("a new password does not approve a waiting account", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  await registerAccount(db, { username: "béla", password }, { now });
  await resetPassword(db, { username: "béla", password: newPassword });
  await expect(signIn(db, { username: "béla", password: newPassword }, requestInfo)).rejects.toThrow();
});

test("nobody's password cannot be set", async () => {
  const { db } = await openTestDatabase();
  await expect(resetPassword(db, { username: "nobody", password })).rejects.toMatchObject({
    code: "not_found",
  });
});
