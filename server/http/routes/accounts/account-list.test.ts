import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const newcomer = { username: "anna", password: "Machu Picchu 2430" };

async function openWithTwo() {
  const server = await openSignedInServer();
  const other = createAdminClient(visitor(server.app));
  await other.register(newcomer);
  await server.api.approveAccount(newcomer.username);
  await other.signIn(newcomer);
  const accounts = await server.api.listAccounts();
  const [own, second] = accounts.map(({ id }) => id);
  return { ...server, other, own: own ?? "", second: second ?? "" };
}

test("all accounts are listed with their state, and nothing secret", async () => {
  const { api, app } = await openWithTwo();
  await createAdminClient(visitor(app)).register({ ...newcomer, username: "béla" });
  const accounts = await api.listAccounts();
  expect(accounts.map(({ username, state, isOwn }) => ({ username, state, isOwn }))).toEqual([
    { username: administrator.username, state: "active", isOwn: true },
    { username: "anna", state: "active", isOwn: false },
    { username: "béla", state: "waiting", isOwn: false },
  ]);
  expect(accounts[2]).not.toHaveProperty("lastSeenAt");
  expect(JSON.stringify(accounts)).not.toMatch(/argon2|totp/i);
});

test("a disabled account is signed out, cannot sign in, and can be enabled again", async () => {
  const { api, other, second } = await openWithTwo();
  await api.disableAccount(second);
  expect(await other.readProfile()).toEqual({});
  expect(await failure(other.signIn(newcomer))).toMatchObject({ code: "wrong_credentials" });
  expect((await api.listAccounts())[1]).toMatchObject({ state: "disabled" });
  await api.enableAccount(second);
  await other.signIn(newcomer);
});

test("a sign-in link sets a new password once, within a day, and ends the sessions that were open; a newer one replaces it", async () => {
  const clock = { time: Date.parse("2026-11-21T10:00:00Z") };
  const day = 24 * 60 * 60_000;
  const { api, app, db } = await openSignedInServer({ now: () => new Date(clock.time) });
  const [other, lost] = [createAdminClient(visitor(app)), createAdminClient(visitor(app))];
  await other.register(newcomer);
  await api.approveAccount(newcomer.username, { role: "editor", languages: [] });
  await other.signIn(newcomer);
  const all = await api.listAccounts();
  const [own, anna] = [administrator, newcomer].map(
    ({ username }) => all.find((account) => account.username === username)?.id,
  );
  const makeLink = async () => {
    const { url, expiresAt } = await api.makeSignInLink(anna ?? "", "en");
    const { pathname, hash } = new URL(url);
    expect([pathname, Date.parse(expiresAt) - clock.time]).toEqual(["/en/login", day]);
    return new URLSearchParams(hash.slice(1)).get("link") ?? "";
  };
  const isInvalid = { status: 403, code: "sign_in_link_invalid" };
  const password = "Huayna Picchu 2693";
  expect(await failure(api.makeSignInLink(own ?? "", "en"))).toMatchObject({ code: "not_allowed" });
  expect(await failure(other.makeSignInLink(own ?? "", "en"))).toMatchObject({ code: "not_allowed" });
  const [token, second] = [await makeLink(), await makeLink()];
  expect(await failure(lost.followSignInLink({ token: second, password: "short" }))).toMatchObject({
    status: 400,
  });
  await api.disableAccount(anna ?? "");
  expect(await failure(lost.followSignInLink({ token: second, password }))).toMatchObject(isInvalid);
  await api.enableAccount(anna ?? "");
  await other.signIn(newcomer);
  for (const forged of ["", second.slice(1), `${second}A`])
    expect(await failure(lost.followSignInLink({ token: forged, password }))).toMatchObject(isInvalid);
  expect(await other.readProfile()).toMatchObject({ username: "anna" });
  clock.time += day - 1;
  expect(await failure(lost.followSignInLink({ token, password }))).toMatchObject(isInvalid);
  const uses = await Promise.allSettled(
    [second, second].map((each) => lost.followSignInLink({ token: each, password })),
  );
  expect(uses.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await failure(lost.followSignInLink({ token: second, password }))).toMatchObject(isInvalid);
  expect(await other.readProfile()).toEqual({});
  expect(await failure(other.signIn(newcomer))).toMatchObject({ code: "wrong_credentials" });
  expect(await lost.signIn({ ...newcomer, password })).toMatchObject({ username: "anna", role: "editor" });
  await db.execute(sql`update sessions set proved_at = ${new Date(clock.time).toISOString()}`);
  const late = await makeLink();
  clock.time += day;
  expect(await failure(lost.followSignInLink({ token: late, password: "Putucusi 2560 m" }))).toMatchObject(
    isInvalid,
  );
});

test("an open sign-in link stands in the list until it is used, withdrawn or needless, and a withdrawn one is worth nothing", async () => {
  const { api, app, other, second } = await openWithTwo();
  const lost = createAdminClient(visitor(app));
  const openUntil = async () => (await api.listAccounts())[1]?.signInLinkEndsAt;
  const makeLink = async () => {
    const { url, expiresAt } = await api.makeSignInLink(second, "hu");
    expect(await openUntil()).toBe(expiresAt);
    return new URLSearchParams(new URL(url).hash.slice(1)).get("link") ?? "";
  };
  const withdrawn = await makeLink();
  await api.withdrawSignInLink(second);
  expect(await openUntil()).toBeUndefined();
  const password = "Huayna Picchu 2693";
  expect(await failure(lost.followSignInLink({ token: withdrawn, password }))).toMatchObject({
    code: "sign_in_link_invalid",
  });
  expect(await failure(api.withdrawSignInLink(second))).toMatchObject({ status: 404 });
  const kinds = (await api.listAuditEvents()).events.map(({ kind }) => kind);
  expect(kinds).toContain("sign_in_link_withdrawn");
  const needless = await makeLink();
  await other.changePassword({ present: newcomer.password, password });
  expect(await openUntil()).toBeUndefined();
  expect(await failure(lost.followSignInLink({ token: needless, password }))).toMatchObject({ status: 403 });
  await lost.followSignInLink({ token: await makeLink(), password: "Putucusi 2560 m" });
  expect(await openUntil()).toBeUndefined();
});

test("a removed account is signed out, and its posts stay", async () => {
  const { api, other, second } = await openWithTwo();
  await other.createPost(hungarianPost("Marad"));
  await api.removeAccount(second);
  expect(await other.readProfile()).toEqual({});
  expect(await failure(other.signIn(newcomer))).toMatchObject({ code: "wrong_credentials" });
  expect((await api.listPosts("hu")).map(({ title }) => title)).toEqual(["Marad"]);
  expect(await failure(api.removeAccount(second))).toMatchObject({ status: 404 });
});

test("the last administrator is neither disabled nor removed, also when two try at the same time", async () => {
  const { api, other, own, second } = await openWithTwo();
  const results = await Promise.allSettled([api.disableAccount(second), other.disableAccount(own)]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const left = (await api.readProfile()).username === undefined ? other : api;
  const id = left === api ? own : second;
  expect(await failure(left.disableAccount(id))).toMatchObject({ status: 409, code: "last_administrator" });
  expect(await failure(left.removeAccount(id))).toMatchObject({ status: 409, code: "last_administrator" });
});

test("somebody's sessions are ended, which leaves the account", async () => {
  const { api, other, second } = await openWithTwo();
  await api.endSessionsOf(second);
  expect(await other.readProfile()).toEqual({});
  await other.signIn(newcomer);
});

test("a visitor reaches none of it", async () => {
  const { app, second } = await openWithTwo();
  const anonymous = createAdminClient(visitor(app));
  const calls = [
    anonymous.listAccounts(),
    anonymous.disableAccount(second),
    anonymous.enableAccount(second),
    anonymous.removeAccount(second),
    anonymous.endSessionsOf(second),
    anonymous.resetSecondFactorOf(second),
    anonymous.withdrawSignInLink(second),
  ];
  for (const refusal of await Promise.all(calls.map(failure))) expect(refusal).toMatchObject({ status: 401 });
});

test("an account's role is changed, which the audit log tells, but never the last administrator's", async () => {
  const { api, other, own, second } = await openWithTwo();
  await other.changeRole(own, { role: "translator", languages: ["es", "hu"] });
  expect((await other.listAccounts())[0]).toMatchObject({ role: "translator", languages: ["hu", "es"] });
  expect(await failure(api.listAccounts())).toMatchObject({ status: 403, code: "not_allowed" });
  const { events } = await other.listAuditEvents();
  expect(events.map(({ kind, subject, reason }) => [kind, reason ?? subject])).toEqual(
    expect.arrayContaining([
      ["role_changed", `${administrator.username} (translator, hu, es)`],
      ["call_refused", "not_allowed"],
    ]),
  );
  for (const shrink of [
    () => other.changeRole(second, { role: "editor", languages: [] }),
    () => other.disableAccount(second),
    () => other.removeAccount(second),
  ])
    expect(await failure(shrink())).toMatchObject({ status: 409, code: "last_administrator" });
  await other.changeRole(second, { role: "administrator", languages: [] });
});

test("the owner is written to about each new administrator, and about nobody else", async () => {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.end);
  const owner = "owner@irany.test";
  const settings = { SMTP_URL: mailServer.url, CONTACT_TO: owner, OWNER_EMAIL: owner };
  const { api, app } = await openSignedInServer({ settings });
  const subjects = () => mailServer.mails.map(({ raw }) => readMail(raw).headers["subject"]);
  const named = (username: string) => `Irány Peru: új adminisztrátor (${username})`;
  await expect.poll(subjects).toEqual([named(administrator.username)]);
  for (const username of ["anna", "béla", "csaba"])
    await createAdminClient(visitor(app)).register({ ...newcomer, username });
  await api.approveAccount("anna", { role: "editor", languages: [] });
  await api.approveAccount("béla", { role: "administrator", languages: [] });
  const anna = (await api.listAccounts()).find(({ username }) => username === "anna");
  await expect.poll(subjects).toHaveLength(2);
  await api.changeRole(anna?.id ?? "", { role: "administrator", languages: [] });
  await expect.poll(subjects).toEqual(["szerkeszto", "béla", "anna"].map(named));
  const { text } = readMail(mailServer.mails.at(-1)?.raw ?? "");
  expect(text).toContain(`Aki ezt tette: ${administrator.username}.`);
  expect(text).toContain("http://irany.test/hu/admin/people");
});

test("who is approved gets the role that the administrator names", async () => {
  const { api, app } = await openSignedInServer();
  const anna = createAdminClient(visitor(app));
  await anna.register(newcomer);
  await api.approveAccount(newcomer.username, { role: "editor", languages: [] });
  await anna.signIn(newcomer);
  expect(await anna.readProfile()).toMatchObject({ role: "editor", languages: [] });
});
