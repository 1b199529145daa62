import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { listAccounts, registerAccount } from "#server/domain/accounts/accounts.ts";
import { createAdministrator } from "#server/domain/accounts/administrators.ts";
import { listInvitations } from "#server/domain/accounts/invitations.ts";
import { findSignedIn, signIn } from "#server/domain/accounts/sessions.ts";
import { openDatabase } from "#server/storage/database.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

const password = "Machu Picchu 2430";
const newPassword = "Huayna Picchu 2693";
const now = new Date("2026-11-21T10:00:00Z");
const requestInfo = { address: "192.0.2.7", now };

/** Runs the command with settings; `input` undefined leaves the pipe open and says nothing. */
async function runAdmin(settings: Record<string, string>, args: string[], input?: string) {
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, ...settings };
  const admin = spawn(process.execPath, ["scripts/admin.ts", ...args], { env });
  onTestFinished(() => void admin.kill("SIGKILL"));
  const output = Promise.all([text(admin.stdout), text(admin.stderr)]);
  if (input !== undefined) admin.stdin.write(input);
  if (input === "") admin.stdin.end();
  const [code] = await once(admin, "close");
  const [stdout, stderr] = await output;
  return { code: Number(code), stdout, stderr };
}

test("create makes an administrator who can sign in", async () => {
  const { db, url } = await openTestDatabase();
  const result = await runAdmin({ DATABASE_URL: url }, ["create", "Kovács Anna"], `${password}\n`);
  expect(result).toEqual({ code: 0, stdout: "Kovács Anna is an administrator now.\n", stderr: "" });
  expect(await signIn(db, { username: "kovács anna", password }, requestInfo)).toMatchObject({
    username: "Kovács Anna",
  });
});

test("create approves a waiting account under the new password", async () => {
  const { db, url } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  await registerAccount(db, { username: "Béla", password }, { now });
  const result = await runAdmin({ DATABASE_URL: url }, ["create", "béla"], `${newPassword}\n`);
  expect(result).toEqual({ code: 0, stdout: "Béla is an administrator now.\n", stderr: "" });
  await signIn(db, { username: "Béla", password: newPassword }, requestInfo);
  await expect(signIn(db, { username: "Béla", password }, requestInfo)).rejects.toThrow("wrong credentials");
});

test("create refuses a name in use and bad names before it asks, and bad passwords", async () => {
  const { db, url } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  const settings = { DATABASE_URL: url };
  expect(await runAdmin(settings, ["create", "ANNA"])).toEqual({
    code: 1,
    stdout: "",
    stderr: 'anna has an account already (administrator); "reset" gives a new password\n',
  });
  expect(await runAdmin(settings, ["create", "ab"])).toMatchObject({
    code: 1,
    stderr: "the username must have at least 3 characters\n",
  });
  expect(await runAdmin(settings, ["create", "béla"], "short\n")).toMatchObject({
    code: 1,
    stderr: "the password must have at least 8 characters\n",
  });
  expect(await runAdmin(settings, ["create", "béla"], "")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("no password was given"),
  });
  expect(await listAccounts(db)).toHaveLength(1);
});

test("reset sets a new password and ends the sessions", async () => {
  const { db, url } = await openTestDatabase();
  await registerAccount(db, { username: "Anna", password }, { now });
  const { token } = await signIn(db, { username: "anna", password }, requestInfo);
  const result = await runAdmin({ DATABASE_URL: url }, ["reset", "ANNA"], `${newPassword}\n`);
  expect(result).toEqual({
    code: 0,
    stdout: "Anna has a new password, and is signed out everywhere.\n",
    stderr: "",
  });
  expect(await findSignedIn(db, token, now)).toBeNull();
  await signIn(db, { username: "anna", password: newPassword }, requestInfo);
});

test("reset tells that an account still waits, and knows no strangers", async () => {
  const { db, url } = await openTestDatabase();
  await registerAccount(db, { username: "anna", password }, { now });
  await registerAccount(db, { username: "béla", password }, { now });
  const reset = await runAdmin({ DATABASE_URL: url }, ["reset", "béla"], `${newPassword}\n`);
  expect(reset).toMatchObject({ code: 0, stdout: expect.stringContaining("still waits") });
  expect(await runAdmin({ DATABASE_URL: url }, ["reset", "nobody"])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("there is no account nobody"),
  });
});

test("list shows all accounts in a table, or that there are none", async () => {
  const { db, url } = await openTestDatabase();
  expect((await runAdmin({ DATABASE_URL: url }, ["list"])).stdout).toBe("There are no accounts yet.\n");
  await registerAccount(db, { username: "Kovács Anna", password }, { now });
  await registerAccount(db, { username: "béla", password }, { now: new Date("2026-11-22T10:00:00Z") });
  const { code, stdout } = await runAdmin({ DATABASE_URL: url }, ["list"]);
  expect(code).toBe(0);
  expect(stdout.split("\n")).toEqual([
    "NAME         STATE     ROLE           MADE ON",
    "Kovács Anna  approved  administrator  2026-11-21",
    "béla         waiting                  2026-11-22",
    "",
  ]);
});

test("an account is disabled, enabled, signed out, freed of its second factor and removed, but not the last", async () => {
  const { db, url } = await openTestDatabase();
  const run = (...args: string[]) => runAdmin({ DATABASE_URL: url }, args);
  await registerAccount(db, { username: "anna", password }, { now });
  expect(await run("disable", "anna")).toMatchObject({ code: 1, stderr: "this is the last administrator\n" });
  await createAdministrator(db, { username: "béla", password }, now);
  const signInBéla = () => signIn(db, { username: "béla", password }, requestInfo);
  const { token } = await signInBéla();
  await db.execute(sql`update accounts set totp_secret = 'ABCDEFGH' where username = 'béla'`);
  expect(await run("reset-second-factor", "BÉLA")).toMatchObject({ code: 0, stderr: "" });
  expect(await findSignedIn(db, token, now)).toBeNull();
  expect(await run("disable", "béla")).toMatchObject({ code: 0, stderr: "" });
  await expect(signInBéla()).rejects.toThrow("wrong credentials");
  expect((await run("list")).stdout).toContain("béla  disabled");
  expect(await run("enable", "béla")).toMatchObject({ code: 0, stderr: "" });
  const later = await signInBéla();
  expect(await run("end-sessions", "béla")).toMatchObject({ code: 0, stderr: "" });
  expect(await findSignedIn(db, later.token, now)).toBeNull();
  expect(await run("remove", "béla")).toMatchObject({ code: 0, stderr: "" });
  expect((await listAccounts(db)).map(({ username }) => username)).toEqual(["anna"]);
});

test("a role is given, never the last administrator's taken away, and an invitation names one", async () => {
  const { db, url } = await openTestDatabase();
  const run = (...args: string[]) => runAdmin({ DATABASE_URL: url }, args);
  await registerAccount(db, { username: "anna", password }, { now });
  await createAdministrator(db, { username: "béla", password }, now);
  expect(await run("role", "béla", "translator", "--languages", "es,en")).toEqual({
    code: 0,
    stdout: "béla has a new role: translator (en, es).\n",
    stderr: "",
  });
  expect((await run("list")).stdout).toContain("béla  approved  translator (en, es)  2026-11-21");
  expect(await run("role", "anna", "editor")).toMatchObject({ stderr: "this is the last administrator\n" });
  for (const wrong of [["translator"], ["king"], ["editor", "--languages", "en"], []])
    expect(await run("role", "béla", ...wrong)).toMatchObject({
      stdout: "",
      stderr: expect.stringContaining("Usage"),
    });
  expect(await run("create", "béla")).toMatchObject({
    stderr: 'béla has an account already (translator (en, es)); "role" makes an administrator of it\n',
  });
  expect((await run("invite", "--role", "editor")).stdout).toContain("/register#invitation=");
  expect(await listInvitations(db, new Date())).toMatchObject([{ role: "editor" }]);
});

test("an account's passkeys are listed and taken away one by one, and a new password tells of them", async () => {
  const { db, url } = await openTestDatabase();
  const run = (args: string[], input?: string) => runAdmin({ DATABASE_URL: url }, args, input);
  await registerAccount(db, { username: "anna", password }, { now });
  expect((await run(["passkeys", "anna"])).stdout).toBe("anna has no passkeys.\n");
  await db.execute(sql`insert into passkeys
    (id, account_id, credential_id, public_key, counter, may_be_synced, is_synced, name, created_at, last_used_at)
    select v.id::uuid, accounts.id, v.id, 'key', 0, true, false, v.name, ${now.toISOString()}::timestamptz, v.used::timestamptz
    from accounts, (values
      ('11111111-1111-4111-8111-111111111111', 'Telephone', null),
      ('22222222-2222-4222-8222-222222222222', 'Key', '2026-11-22T10:00:00Z')) as v(id, name, used)`);
  expect((await run(["passkeys", "ANNA"])).stdout.split("\n")).toEqual([
    "ID                                    ADDED ON    LAST USED ON  NAME",
    "11111111-1111-4111-8111-111111111111  2026-11-21  never         Telephone",
    "22222222-2222-4222-8222-222222222222  2026-11-21  2026-11-22    Key",
    "",
  ]);
  await expect(signIn(db, { username: "anna", password }, requestInfo)).rejects.toThrow("second factor");
  expect((await run(["reset", "anna"], `${newPassword}\n`)).stdout).toContain(
    'Passkeys that still let in: 2; "passkeys" shows them.',
  );
  const remove = (id: string) => run(["remove-passkey", "anna", id]);
  expect(await remove("33333333-3333-4333-8333-333333333333")).toMatchObject({
    code: 1,
    stderr: "there is no such passkey\n",
  });
  for (const digit of ["1", "2"])
    expect(
      await remove(
        `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`,
      ),
    ).toMatchObject({ code: 0, stderr: "" });
  await signIn(db, { username: "anna", password: newPassword }, requestInfo);
  const { rows } = await db.execute(sql`select source from audit_events where kind = 'passkey_removed'`);
  expect(rows).toEqual([{ source: "command" }, { source: "command" }]);
});

test("invite prints a link with which somebody can register", async () => {
  const { db, url } = await openTestDatabase();
  const settings = { DATABASE_URL: url, SITE_URL: "https://irany.test", REGISTRATION: "invite" };
  const { stdout } = await runAdmin(settings, ["invite", "anna@example.com"]);
  const [, invitation = ""] = /^https:\/\/irany\.test\/register#invitation=([\w-]+)\n/.exec(stdout) ?? [];
  const registered = registerAccount(
    db,
    { username: "anna", password, invitation },
    { now: new Date(), way: "invite" },
  );
  expect(await registered).toMatchObject({ approved: true });
});

test.each([
  [["create"]],
  [["list", "anna"]],
  [["delete", "anna"]],
  [["disable"]],
  [["remove-passkey", "anna"]],
  [["remove-passkey", "anna", "1"]],
  [["create", "anna", "--force"]],
])("%j is answered with the usage and exit code 2, without a database", async (args) => {
  const result = await runAdmin({ DATABASE_URL: "postgres://127.0.0.1:1/none" }, args);
  expect(result).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining("Usage: npm run admin"),
  });
});

test("--help is the usage without an error", async () => {
  const result = await runAdmin({}, ["--help"]);
  expect(result).toEqual({ code: 0, stdout: expect.stringContaining("Usage: npm run admin"), stderr: "" });
});

test("a database that cannot be reached, or a wrong setting, is one message and exit code 1", async () => {
  const unreachable = await runAdmin({ DATABASE_URL: "postgres://127.0.0.1:1/none" }, ["list"]);
  expect(unreachable).toMatchObject({ code: 1, stderr: expect.stringContaining("ECONNREFUSED") });
  const wrong = await runAdmin({ DATABASE_URL: "mysql://x" }, ["list"]);
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining("DATABASE_URL") });
});

test("on the embedded database it works while the site runs and while it does not", async () => {
  const settings = { DATA_DIR: await makeTemporaryFolder() };
  expect(await runAdmin(settings, ["create", "anna"], `${password}\n`)).toMatchObject({
    code: 0,
    stderr: "",
  });
  const site = await openDatabase(settings, pino({ level: "silent" }), { role: "server" });
  try {
    expect(await runAdmin(settings, ["create", "béla"], `${password}\n`)).toMatchObject({
      code: 0,
      stderr: "",
    });
    expect((await listAccounts(site.db)).map(({ username }) => username)).toEqual(["anna", "béla"]);
  } finally {
    await site.close();
  }
  expect((await runAdmin(settings, ["list"])).stdout).toContain("béla");
});
