import { join } from "node:path";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { lockAccounts } from "#server/storage/accounts/accounts.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { giveEmail, openPostbox, secretIn } from "#tests/support/servers/postbox.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { addColleague, visitor } from "#tests/support/servers/test-server.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const { openSignedInServer } = shareTestServers();

const minute = 60_000;
const day = 24 * 60 * minute;
const first = "szerkeszto@example.com";
const second = "iroda@example.com";

async function openMailingSite(now?: () => Date) {
  const postbox = await openPostbox();
  const server = await openSignedInServer({ settings: postbox.settings, ...(now && { now }) });
  return { ...server, postbox, anybody: createAdminClient(visitor(server.app)) };
}

test("an address counts once the link that was mailed there is followed, which works once", async () => {
  const { api, anybody, postbox } = await openMailingSite();
  expect(await api.readOwnAccount()).toMatchObject({ canMail: true, wantsReport: false });
  expect(await api.requestOwnEmail({ email: ` ${first} `, language: "es" })).toEqual({ mailed: true });
  const [mail] = postbox.mailsTo(first);
  expect(mail?.headers["subject"]).toBe("Irány Peru: confirma tu dirección de correo");
  expect(mail?.text).toContain(administrator.username);
  expect(mail?.text).toMatch(/\nhttp:\/\/irany\.test\/es\/login#confirm=[\w-]{32}\n/);
  const pending = await api.readOwnAccount();
  expect([pending.email, pending.pendingEmail]).toEqual([undefined, first]);
  const token = secretIn(mail, "confirm");
  const isInvalid = { status: 403, code: "email_link_invalid" };
  for (const forged of ["", `${token}A`, token.slice(1)])
    expect(await failure(anybody.confirmEmail(forged))).toMatchObject(isInvalid);
  expect(await anybody.confirmEmail(token)).toEqual({ username: administrator.username, email: first });
  expect(await failure(anybody.confirmEmail(token))).toMatchObject(isInvalid);
  const confirmed = await api.readOwnAccount();
  expect([confirmed.email, confirmed.pendingEmail]).toEqual([first, undefined]);
  expect(await api.listAccounts()).toMatchObject([{ email: first }]);
  const { events } = await api.listAuditEvents();
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["email_requested", "email_confirmed"]),
  );
  expect(JSON.stringify(events)).not.toContain(first);
});

test("a link ends after a day, and a newer one takes its place", async () => {
  let now = Date.parse("2026-11-21T10:00:00Z");
  const { api, anybody, postbox } = await openMailingSite(() => new Date(now));
  await api.requestOwnEmail({ email: first, language: "en" });
  await api.requestOwnEmail({ email: second, language: "en" });
  const [former, newer] = [first, second].map((email) => secretIn(postbox.mailsTo(email)[0], "confirm"));
  expect(await failure(anybody.confirmEmail(former ?? ""))).toMatchObject({ code: "email_link_invalid" });
  now += day;
  expect(await failure(anybody.confirmEmail(newer ?? ""))).toMatchObject({ code: "email_link_invalid" });
  expect(await api.readOwnAccount()).not.toHaveProperty("pendingEmail");
});

test("an address to which no mail can be sent takes the place of nothing", async () => {
  const { api, anybody, postbox } = await openMailingSite();
  await api.requestOwnEmail({ email: first, language: "en" });
  postbox.server.mood = "refusing";
  expect(await api.requestOwnEmail({ email: second, language: "en" })).toEqual({ mailed: false });
  expect(await api.readOwnAccount()).toMatchObject({ pendingEmail: first });
  expect(await anybody.confirmEmail(secretIn(postbox.mailsTo(first)[0], "confirm"))).toMatchObject({
    email: first,
  });
});

test("a forged link waits for nobody, nor does it make others wait", async () => {
  const { app, anybody, db } = await openMailingSite();
  await db.transaction(async (tx) => {
    await lockAccounts(tx);
    expect(await failure(anybody.confirmEmail("forged"))).toMatchObject({ code: "email_link_invalid" });
  });
  const payload = { token: "A".repeat(20_000) };
  const answer = await app.inject({ method: "POST", url: "/api/email-confirmation", payload });
  expect(answer.statusCode).toBe(413);
});

test("a confirmed address takes the place of the former one, which is told, as is one that is removed", async () => {
  const { api, postbox } = await openMailingSite();
  await giveEmail(api, first, postbox);
  await api.requestOwnEmail({ email: second, language: "en" });
  expect(await api.readOwnAccount()).toMatchObject({ email: first, pendingEmail: second });
  await api.confirmEmail(secretIn(postbox.mailsTo(second)[0], "confirm"));
  const subjects = (email: string) => postbox.mailsTo(email).map(({ headers }) => headers["subject"]);
  const isFormer = "Irány Peru: this address no longer belongs to your account";
  await expect.poll(() => subjects(first)).toContain(isFormer);
  await api.removeOwnEmail();
  await expect.poll(() => subjects(second)).toContain(isFormer);
  expect(await api.readOwnAccount()).not.toHaveProperty("email");
  expect(await failure(api.removeOwnEmail())).toMatchObject({ status: 404 });
});

test("two accounts never have the same address, which is said only to whoever reads its mails", async () => {
  const server = await openMailingSite();
  const { api, postbox } = server;
  const anna = await addColleague(server, { role: "editor", languages: [] });
  await giveEmail(api, first, postbox);
  const upper = first.replace("szerkeszto", "SZERKESZTO");
  expect(await anna.requestOwnEmail({ email: upper, language: "en" })).toEqual({ mailed: true });
  const token = secretIn(postbox.mailsTo(upper)[0], "confirm");
  expect(await failure(anna.confirmEmail(token))).toMatchObject({ status: 409, code: "email_taken" });
  await api.removeOwnEmail();
  expect(await anna.confirmEmail(token)).toEqual({ username: "Anna", email: upper });
  await api.requestOwnEmail({ email: second, language: "en" });
  await anna.requestOwnEmail({ email: second, language: "en" });
  const both = postbox.mailsTo(second).map((mail) => api.confirmEmail(secretIn(mail, "confirm")));
  const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
  expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("an administrator gives somebody an address, which its owner confirms, and takes it away; nobody else does", async () => {
  const server = await openMailingSite();
  const { api, postbox, anybody } = server;
  const anna = await addColleague(server, { role: "editor", languages: [] });
  const all = await api.listAccounts();
  const [own = "", hers = ""] = all.map(({ id }) => id);
  for (const [other, code] of [
    [anna, "not_allowed"],
    [anybody, "not_signed_in"],
  ] as const) {
    expect(await failure(other.requestEmailOf(own, { email: first, language: "en" }))).toMatchObject({
      code,
    });
    expect(await failure(other.removeEmailOf(own))).toMatchObject({ code });
  }
  expect(await failure(anybody.requestOwnEmail({ email: first, language: "en" }))).toMatchObject({
    status: 401,
  });
  await api.requestEmailOf(hers, { email: second, language: "hu" });
  expect((await api.listAccounts())[1]).toMatchObject({ username: "Anna", pendingEmail: second });
  await anybody.confirmEmail(secretIn(postbox.mailsTo(second)[0], "confirm"));
  expect(await anna.readOwnAccount()).toMatchObject({ email: second });
  await api.removeEmailOf(hers);
  expect((await api.listAccounts())[1]).not.toHaveProperty("email");
  expect(await failure(api.removeEmailOf(hers))).toMatchObject({ status: 404 });
  const unknown = "00000000-0000-4000-8000-000000000000";
  expect(await failure(api.requestEmailOf(unknown, { email: first, language: "en" }))).toMatchObject({
    status: 404,
  });
});

test("who changes an address has proved who they are within ten minutes", async () => {
  let now = Date.parse("2026-11-21T10:00:00Z");
  const { api, postbox } = await openMailingSite(() => new Date(now));
  now += 11 * minute;
  const isRefused = { status: 403, code: "proof_needed" };
  expect(await failure(api.requestOwnEmail({ email: first, language: "en" }))).toMatchObject(isRefused);
  expect(await failure(api.removeOwnEmail())).toMatchObject(isRefused);
  await api.proveByPassword(administrator.password);
  await giveEmail(api, first, postbox);
});

test("without a mail server nobody gives an address; one that takes no mail says so; five mails an hour are enough", async () => {
  const { api: silent } = await openSignedInServer();
  expect(await silent.readOwnAccount()).toMatchObject({ canMail: false });
  expect(await failure(silent.requestOwnEmail({ email: first, language: "en" }))).toMatchObject({
    status: 503,
  });
  const { api, postbox } = await openMailingSite();
  for (const email of [
    "",
    "anna",
    "anna@example.com\r\nBcc: b@example.com",
    `${"a".repeat(250)}@example.com`,
  ])
    expect(await failure(api.requestOwnEmail({ email, language: "en" }))).toMatchObject({ status: 400 });
  postbox.server.mood = "refusing";
  expect(await api.requestOwnEmail({ email: first, language: "en" })).toEqual({ mailed: false });
  postbox.server.mood = "answering";
  for (let asked = 1; asked < 5; asked += 1) await api.requestOwnEmail({ email: first, language: "en" });
  expect(await failure(api.requestOwnEmail({ email: first, language: "en" }))).toMatchObject({ status: 429 });
  expect(postbox.mailsTo(first)).toHaveLength(4);
});

test("the monthly report is chosen by who has a confirmed address", async () => {
  const { api, postbox } = await openMailingSite();
  expect(await failure(api.chooseOwnReport(true))).toMatchObject({ status: 404 });
  await giveEmail(api, first, postbox);
  await api.chooseOwnReport(true);
  expect(await api.readOwnAccount()).toMatchObject({ wantsReport: true });
  // Another address changes nothing in what is wanted.
  await giveEmail(api, second, postbox);
  expect(await api.readOwnAccount()).toMatchObject({ email: second, wantsReport: true });
  await api.chooseOwnReport(false);
  expect(await api.readOwnAccount()).toMatchObject({ wantsReport: false });
});

test("a backup holds the confirmed addresses, and none that waits", async () => {
  const { api, db, env, postbox } = await openMailingSite();
  await giveEmail(api, first, postbox);
  await api.chooseOwnReport(true);
  await api.requestOwnEmail({ email: second, language: "en" });
  const file = join(await makeTemporaryFolder(), "site.backup");
  await makeBackup({ db, dataDir: env.DATA_DIR, file, now: new Date() });
  const other = await openSignedInServer();
  await restoreBackup({ db: other.db, dataDir: other.env.DATA_DIR, file, replace: true });
  await other.api.signIn(administrator);
  const restored = await other.api.readOwnAccount();
  expect(restored).toMatchObject({ email: first, wantsReport: true });
  expect(restored).not.toHaveProperty("pendingEmail");
});
