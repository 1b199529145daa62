import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { NewAccount } from "#api/accounts/accounts.ts";
import { findAccount, insertAccount } from "#server/storage/accounts/accounts.ts";
import { settledOrBlocked } from "#tests/support/storage/settled-or-blocked.ts";
import { visitor } from "#server/domain/audit/record-event.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import {
  approveAccount,
  countRegistration,
  findAccountNamed,
  hasAdministrator,
  listAccounts,
  listWaitingAccounts,
  refuseAccount,
  registerAccount,
} from "./accounts.ts";
import { hashOfNoPassword } from "./passwords/password.ts";
import { signIn } from "./sessions/sessions.ts";

const password = "Machu Picchu 2430";
const now = new Date("2026-11-21T10:00:00Z");
const requestInfo = { address: "192.0.2.7", now };

test("the first account is the administrator, later ones wait", async () => {
  const { db } = await openTestDatabase();
  expect(await hasAdministrator(db)).toBe(false);
  expect(await registerAccount(db, { username: "Anna", password }, { now })).toMatchObject({
    username: "Anna",
    approved: true,
    role: "administrator",
  });
  expect(await hasAdministrator(db)).toBe(true);
  expect(await registerAccount(db, { username: "béla", password }, { now })).toMatchObject({
    username: "béla",
    approved: false,
  });
  expect(await listWaitingAccounts(db)).toEqual([
    { username: "béla", createdAt: "2026-11-21T10:00:00.000Z" },
  ]);
});

test("of ten first registrations at the same time exactly one becomes the administrator", async () => {
  const { db } = await openTestDatabase();
  const registrations = Array.from({ length: 10 }, (_, index) =>
    registerAccount(db, { username: `visitor${index}`, password }, { now }),
  );
  const accounts = await Promise.all(registrations);
  expect(accounts.filter(({ approved }) => approved)).toHaveLength(1);
  expect((await listAccounts(db)).filter(({ approved }) => approved)).toHaveLength(1);
});

test("a registration waits for one that is about to be the first", async () => {
  const { db } = await openTestDatabase();
  let second: Promise<NewAccount> | undefined;
  await db.transaction(async (transaction) => {
    const account = { username: "anna", usernameKey: "anna", passwordHash: hashOfNoPassword, approved: true };
    const rights = { role: "administrator" as const, languages: [] };
    await insertAccount(transaction, { ...account, ...rights, createdAt: now });
    second = registerAccount(db, { username: "béla", password }, { now });
    await settledOrBlocked(db, second);
  });
  expect(await second).toMatchObject({ username: "béla", approved: false });
});

test("of ten registrations of one name at the same time exactly one succeeds", async () => {
  const { db } = await openTestDatabase();
  const names = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? "anna" : "ANNA"));
  const results = await Promise.allSettled(
    names.map((username) => registerAccount(db, { username, password }, { now })),
  );
  const refused = results.filter((result) => result.status === "rejected").map(({ reason }) => reason.code);
  expect(refused).toEqual(Array(9).fill("username_taken"));
  expect(await listAccounts(db)).toHaveLength(1);
});

test("a name is taken in every way of writing it", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "Ödön", password }, { now });
  for (const username of ["ödön", "ÖDÖN", "Ödön".normalize("NFD"), " Ödön "]) {
    await expect(registerAccount(db, { username, password }, { now })).rejects.toMatchObject({
      code: "username_taken",
      fieldErrors: { username: expect.stringContaining("is taken") },
    });
  }
});

test("a registration that breaks a rule makes no account", async () => {
  const { db } = await openTestDatabase();
  await expect(registerAccount(db, { username: "anna", password: "short" }, { now })).rejects.toMatchObject({
    code: "invalid_field",
    fieldErrors: { password: expect.any(String) },
  });
  expect(await listAccounts(db)).toEqual([]);
});

test("twenty registrations an hour from one address are enough", async () => {
  const { db } = await openTestDatabase();
  for (let count = 0; count < 20; count += 1) await countRegistration(db, "2001:db8::1", now);
  await expect(countRegistration(db, "2001:db8::2", now)).rejects.toMatchObject({
    code: "too_many_attempts",
  });
  await expect(countRegistration(db, "2001:db8:0:1::1", now)).resolves.toBeUndefined();
});

test("an approved account can sign in, a waiting one cannot", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  await registerAccount(db, { username: "Béla", password }, { now });
  const credentials = { username: "béla", password };
  await expect(signIn(db, credentials, requestInfo)).rejects.toMatchObject({ code: "account_waiting" });
  await approveAccount(db, "BÉLA", visitor);
  expect(await signIn(db, credentials, requestInfo)).toMatchObject({ username: "Béla" });
  expect(await listWaitingAccounts(db)).toEqual([]);
});

test("a refused account is gone, and its name is free again", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  await registerAccount(db, { username: "béla", password }, { now });
  await refuseAccount(db, "béla", visitor);
  expect(await findAccountNamed(db, "béla")).toBeNull();
  await registerAccount(db, { username: "Béla", password }, { now });
});

test("only a waiting account can be approved or refused", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  for (const username of ["anna", "nobody", "", "an\0na", "a".repeat(5000)]) {
    await expect(approveAccount(db, username, visitor)).rejects.toMatchObject({ code: "not_found" });
    await expect(refuseAccount(db, username, visitor)).rejects.toMatchObject({ code: "not_found" });
  }
  expect(await findAccountNamed(db, "anna")).toMatchObject({ approved: true });
});

test("three networks that fill the list keep nobody else out, and do not push out who asked before", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "Anna", password }, { now });
  const rights = { role: "editor" as const, languages: [] };
  const waiting = { ...rights, passwordHash: "", approved: false };
  for (let number = 0; number < 50; number += 1) {
    const username = number === 10 ? "honest" : `flood-${number}`;
    const askedFrom = number === 10 ? "another" : `network ${number % 3}`;
    const createdAt = new Date(now.getTime() + number);
    await insertAccount(db, { ...waiting, username, usernameKey: username, askedFrom, createdAt });
  }
  const later = new Date(now.getTime() + 1000);
  const names = async () => (await listWaitingAccounts(db)).map(({ username }) => username);
  await registerAccount(db, { username: "béla", password }, { now: later, address: "192.0.2.7" });
  expect(await names()).toEqual(expect.arrayContaining(["honest", "béla"]));
  expect(await names()).not.toContain("flood-0");
  expect(await names()).toHaveLength(50);
  await approveAccount(db, "béla", visitor);
  expect((await findAccount(db, "béla"))?.approved).toBe(true);
  const { rows } = await db.execute(sql`select asked_from from accounts where username = 'béla'`);
  expect(rows).toEqual([{ asked_from: null }]);
});
