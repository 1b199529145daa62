import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listAccounts, registerAccount } from "#server/domain/accounts/accounts.ts";
import { createAdministrator } from "#server/domain/accounts/administrators.ts";
import { listInvitations } from "#server/domain/accounts/invitations.ts";
import { findSignedIn, signIn } from "#server/domain/accounts/sessions/sessions.ts";
import type { Database } from "#server/storage/database.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { UsageError } from "../terminal/tool.ts";
import type { CommandContext } from "./account-commands.ts";
import { readCommand } from "./read-command.ts";

const password = "Machu Picchu 2430";
const newPassword = "Huayna Picchu 2693";
const now = new Date("2026-11-21T10:00:00Z");
const requestInfo = { address: "192.0.2.7", now };

const wasNotToAsk = () => Promise.reject(new Error("a password was asked for"));

/** Returns a function that runs a command by its words, and returns the printed text. */
function commandsOn(db: Database, given: Partial<CommandContext> = {}) {
  return async (...args: string[]): Promise<string> => {
    const lines: string[] = [];
    const command = readCommand(args);
    const env = { SITE_URL: "https://irany.test", REGISTRATION: "approve" } as const;
    const print = (line: string) => void lines.push(line);
    await command?.({ db, env, print, askPassword: wasNotToAsk, ...given });
    return lines.join("\n");
  };
}

const answering = (answer: string) => ({ askPassword: () => Promise.resolve(answer) });

test("create makes an administrator of nobody, and of a waiting account under the new password", async () => {
  const { db } = await openTestDatabase();
  const run = commandsOn(db, answering(newPassword));
  expect(await run("create", "Kovács Anna")).toBe("Kovács Anna is an administrator now.");
  await registerAccount(db, { username: "Béla", password }, { now });
  expect(await run("create", "béla")).toBe("Béla is an administrator now.");
  for (const username of ["kovács anna", "béla"])
    await signIn(db, { username, password: newPassword }, requestInfo);
  await expect(signIn(db, { username: "Béla", password }, requestInfo)).rejects.toThrow("wrong credentials");
});

test("create refuses a name in use and bad names before it asks, and bad passwords", async () => {
  const { db } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  const run = commandsOn(db);
  await expect(run("create", "ANNA")).rejects.toThrow(
    'anna has an account already (administrator); "reset" gives a new password',
  );
  await expect(run("create", "ab")).rejects.toThrow("the username must have at least 3 characters");
  await expect(commandsOn(db, answering("short"))("create", "béla")).rejects.toThrow(
    "the password must have at least 8 characters",
  );
  expect(await listAccounts(db)).toHaveLength(1);
});

test("reset sets a new password, ends the sessions, tells of an account that waits, and knows no anonymous visitors", async () => {
  const { db } = await openTestDatabase();
  const run = commandsOn(db, answering(newPassword));
  await registerAccount(db, { username: "Anna", password }, { now });
  const { token } = await signIn(db, { username: "anna", password }, requestInfo);
  expect(await run("reset", "ANNA")).toBe("Anna has a new password, and is signed out everywhere.");
  expect(await findSignedIn(db, token, now)).toBeNull();
  await signIn(db, { username: "anna", password: newPassword }, requestInfo);
  await registerAccount(db, { username: "béla", password }, { now });
  expect(await run("reset", "béla")).toContain("still waits");
  await expect(commandsOn(db)("reset", "nobody")).rejects.toThrow("there is no account nobody");
});

test("list shows all accounts in a table, or that there are none", async () => {
  const { db } = await openTestDatabase();
  const run = commandsOn(db);
  expect(await run("list")).toBe("There are no accounts yet.");
  await registerAccount(db, { username: "Kovács Anna", password }, { now });
  await registerAccount(db, { username: "béla", password }, { now: new Date("2026-11-22T10:00:00Z") });
  expect((await run("list")).split("\n")).toEqual([
    "NAME         STATE     ROLE           MADE ON",
    "Kovács Anna  approved  administrator  2026-11-21",
    "béla         waiting                  2026-11-22",
  ]);
});

test("an account is disabled, enabled, signed out, freed of its second factor and removed, but not the last", async () => {
  const { db } = await openTestDatabase();
  const run = commandsOn(db);
  await registerAccount(db, { username: "anna", password }, { now });
  await expect(run("disable", "anna")).rejects.toThrow("this is the last administrator");
  await createAdministrator(db, { username: "béla", password }, now);
  const signInBéla = () => signIn(db, { username: "béla", password }, requestInfo);
  const { token } = await signInBéla();
  await db.execute(sql`update accounts set totp_secret = 'ABCDEFGH' where username = 'béla'`);
  expect(await run("reset-second-factor", "BÉLA")).toContain("béla is signed out");
  expect(await findSignedIn(db, token, now)).toBeNull();
  await run("disable", "béla");
  await expect(signInBéla()).rejects.toThrow("wrong credentials");
  expect(await run("list")).toContain("béla  disabled");
  await run("enable", "béla");
  const later = await signInBéla();
  await run("end-sessions", "béla");
  expect(await findSignedIn(db, later.token, now)).toBeNull();
  await run("remove", "béla");
  expect((await listAccounts(db)).map(({ username }) => username)).toEqual(["anna"]);
});

test("a role is given, never the last administrator's taken away, and an invitation names one", async () => {
  const { db } = await openTestDatabase();
  const run = commandsOn(db);
  await registerAccount(db, { username: "anna", password }, { now });
  await createAdministrator(db, { username: "béla", password }, now);
  expect(await run("role", "béla", "translator", "--languages", "es,en")).toBe(
    "béla has a new role: translator (en, es).",
  );
  expect(await run("list")).toContain("béla  approved  translator (en, es)  2026-11-21");
  await expect(run("role", "anna", "editor")).rejects.toThrow("this is the last administrator");
  for (const wrong of [["translator"], ["king"], ["editor", "--languages", "en"], []])
    await expect(run("role", "béla", ...wrong)).rejects.toThrow(UsageError);
  await expect(run("create", "béla")).rejects.toThrow(
    'béla has an account already (translator (en, es)); "role" makes an administrator of it',
  );
  expect(await run("invite", "--role", "editor")).toContain("/register#invitation=");
  expect(await listInvitations(db, new Date())).toMatchObject([{ role: "editor" }]);
});

test("an account's passkeys are listed and taken away one by one, and a new password tells of them", async () => {
  const { db } = await openTestDatabase();
  const run = commandsOn(db, answering(newPassword));
  await registerAccount(db, { username: "anna", password }, { now });
  expect(await run("passkeys", "anna")).toBe("anna has no passkeys.");
  const [first, second] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
  await db.execute(sql`insert into passkeys
    (id, account_id, credential_id, public_key, counter, may_be_synced, is_synced, name, created_at, last_used_at)
    select v.id::uuid, accounts.id, v.id, 'key', 0, true, false, v.name, ${now.toISOString()}::timestamptz, v.used::timestamptz
    from accounts, (values
      (${first}, 'Telephone', null),
      (${second}, 'Key', '2026-11-22T10:00:00Z')) as v(id, name, used)`);
  expect((await run("passkeys", "ANNA")).split("\n")).toEqual([
    "ID                                    ADDED ON    LAST USED ON  NAME",
    `${first}  2026-11-21  never         Telephone`,
    `${second}  2026-11-21  2026-11-22    Key`,
  ]);
  await expect(signIn(db, { username: "anna", password }, requestInfo)).rejects.toThrow("second factor");
  expect(await run("reset", "anna")).toContain('Passkeys that still let in: 2; "passkeys" shows them.');
  await expect(run("remove-passkey", "anna", "33333333-3333-4333-8333-333333333333")).rejects.toThrow(
    "there is no such passkey",
  );
  for (const id of [first, second]) await run("remove-passkey", "anna", id);
  await signIn(db, { username: "anna", password: newPassword }, requestInfo);
  const { rows } = await db.execute(sql`select source from audit_events where kind = 'passkey_removed'`);
  expect(rows).toEqual([{ source: "command" }, { source: "command" }]);
});

test("invite prints a link with which somebody can register, unless nobody may", async () => {
  const { db } = await openTestDatabase();
  const printed = await commandsOn(db)("invite", "anna@example.com");
  const [, invitation = ""] = /^https:\/\/irany\.test\/register#invitation=([\w-]+)\n/.exec(printed) ?? [];
  const registered = registerAccount(
    db,
    { username: "anna", password, invitation },
    { now: new Date(), way: "invite" },
  );
  expect(await registered).toMatchObject({ approved: true });
  const env = { SITE_URL: "https://irany.test", REGISTRATION: "off" } as const;
  await expect(commandsOn(db, { env })("invite")).rejects.toThrow("registration is off");
});

test.each([
  [["create"]],
  [["list", "anna"]],
  [["delete", "anna"]],
  [["disable"]],
  [["remove-passkey", "anna"]],
  [["remove-passkey", "anna", "1"]],
  [["create", "anna", "--force"]],
])("%j is answered with the usage", (args) => {
  expect(() => readCommand(args)).toThrow(UsageError);
  expect(() => readCommand(args)).toThrow("Usage: npm run admin");
});

test("asked for help, it does nothing else", () => {
  expect(readCommand(["--help"])).toBeUndefined();
  expect(readCommand(["remove", "anna", "-h"])).toBeUndefined();
});
