import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { giveEmail, openPostbox, secretIn } from "#tests/support/servers/postbox.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { addColleague, visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const hour = 60 * 60_000;
const address = "anna@example.com";
const password = "Huayna Picchu 2693";
const former = { username: "Anna", password: "Machu Picchu 2430" };
const path = "/api/forgotten-password";

/** A site that sends mail, with an editor Anna who has an address. */
async function openWithAnna() {
  const clock = { time: Date.parse("2026-11-21T10:00:00Z") };
  const postbox = await openPostbox();
  const server = await openSignedInServer({ settings: postbox.settings, now: () => new Date(clock.time) });
  const anna = await addColleague(server, { role: "editor", languages: [] });
  await giveEmail(anna, address, postbox);
  const lost = createAdminClient(visitor(server.app));
  const links = () => postbox.mailsTo(address).filter(({ text }) => text.includes("#link="));
  /** The secret of the next link. */
  const ask = async (name: string) => {
    const before = links().length;
    await lost.askForPasswordLink(name);
    await expect.poll(() => links().length).toBe(before + 1);
    return secretIn(links().at(-1), "link");
  };
  return { ...server, postbox, clock, anna, lost, links, ask };
}

test("whoever has forgotten their password gets a link by name or by address, which sets a new one once and ends the sessions", async () => {
  const { anna, lost, links, ask, postbox, api } = await openWithAnna();
  const [first, token] = [await ask(" anna "), await ask(address.toUpperCase())];
  expect(links()[1]?.headers["subject"]).toBe("Irány Peru: a new password");
  expect(links()[1]?.text).toMatch(/\nhttp:\/\/irany\.test\/en\/login#link=[\w-]{32}\n/);
  const isInvalid = { status: 403, code: "sign_in_link_invalid" };
  expect(await failure(lost.followSignInLink({ token: first, password }))).toMatchObject(isInvalid);
  expect(await failure(lost.followSignInLink({ token, password: "short" }))).toMatchObject({ status: 400 });
  expect(await failure(lost.followSignInLink({ token, password: "password" }))).toMatchObject({
    code: "common_password",
  });
  expect(await anna.readProfile()).toMatchObject({ username: "Anna" });
  expect(await lost.followSignInLink({ token, password })).toEqual({ username: "Anna" });
  expect(await failure(lost.followSignInLink({ token, password }))).toMatchObject(isInvalid);
  expect(await anna.readProfile()).toEqual({});
  expect(await failure(lost.signIn(former))).toMatchObject({ code: "wrong_credentials" });
  expect(await lost.signIn({ ...former, password })).toMatchObject({ username: "Anna", role: "editor" });
  const subjects = () => postbox.mailsTo(address).map(({ headers }) => headers["subject"]);
  await expect.poll(subjects).toContain("Irány Peru: your password was changed");
  const { events } = await api.listAuditEvents();
  const told = events.map(({ kind, subject }) => `${kind} ${subject}`);
  expect(told).toEqual(expect.arrayContaining(["sign_in_link_mailed Anna", "password_reset Anna"]));
});

test("a link ends after an hour, with another password, and with the address that it was mailed to", async () => {
  const { anna, lost, ask, clock } = await openWithAnna();
  const isInvalid = { code: "sign_in_link_invalid" };
  const late = await ask("Anna");
  clock.time += hour;
  expect(await failure(lost.followSignInLink({ token: late, password }))).toMatchObject(isInvalid);
  const needless = await ask("Anna");
  await anna.changePassword({ present: former.password, password });
  expect(await failure(lost.followSignInLink({ token: needless, password }))).toMatchObject(isInvalid);
  const misled = await ask("Anna");
  await anna.proveByPassword(password);
  await anna.removeOwnEmail();
  expect(await failure(lost.followSignInLink({ token: misled, password }))).toMatchObject(isInvalid);
});

test("the second factor holds: a new password alone lets nobody in", async () => {
  const { anna, lost, ask, clock } = await openWithAnna();
  const { secret } = await anna.beginSecondFactor(former.password);
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.time });
  await anna.confirmSecondFactor(codeNow());
  await lost.followSignInLink({ token: await ask("Anna"), password });
  expect(await failure(lost.signIn({ ...former, password }))).toMatchObject({ code: "second_factor_needed" });
  clock.time += 30_000;
  await lost.signIn({ ...former, password, code: codeNow() });
});

test("the answer is the same for everybody, and nobody without a confirmed address is written to", async () => {
  const { app, api, postbox, links } = await openWithAnna();
  await api.requestOwnEmail({ email: "pending@example.com", language: "en" });
  const outsider = createAdminClient(visitor(app));
  await outsider.register({ username: "Béla", password: former.password });
  const pending = postbox.server.mails.length;
  const answerTo = async (name: string) => {
    const answer = await app.inject({ method: "POST", url: path, payload: { name } });
    const { date: _, "x-request-id": __, ...headers } = answer.headers;
    return { status: answer.statusCode, body: answer.body, headers };
  };
  const known = await answerTo("Anna");
  expect(known).toMatchObject({ status: 200, body: "{}" });
  await expect.poll(() => postbox.server.mails.length).toBe(pending + 1);
  for (const name of [
    "nobody",
    administrator.username,
    "pending@example.com",
    "Béla",
    "",
    "a".repeat(1000),
    "' or 1=1 --",
  ])
    expect(await answerTo(name), name).toEqual(known);
  const hers = (await api.listAccounts()).find(({ username }) => username === "Anna");
  await api.disableAccount(hers?.id ?? "");
  expect(await answerTo("Anna")).toEqual(known);
  // The mail to somebody else follows those that must not come.
  const other = "other@example.com";
  await giveEmail(api, other, postbox);
  expect(await answerTo(administrator.username)).toEqual(known);
  await expect.poll(() => postbox.mailsTo(other)).toHaveLength(2);
  expect(links()).toHaveLength(1);
  expect(postbox.server.mails).toHaveLength(pending + 3);
});

test("a mail server that does not answer keeps nobody waiting", async () => {
  const { lost, postbox } = await openWithAnna();
  postbox.server.mood = "silent";
  const begun = postbox.server.begun;
  expect(await lost.askForPasswordLink("Anna")).toEqual({});
  await expect.poll(() => postbox.server.begun).toBe(begun + 1);
});

test("whatever host is asked for, the link leads to the site's own address", async () => {
  const { app, links } = await openWithAnna();
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
  };
  await app.inject({ method: "POST", url: path, payload: { name: "Anna" }, headers });
  await expect.poll(links).toHaveLength(1);
  expect(links()[0]?.text).not.toContain("evil.example");
  expect(links()[0]?.text).toContain("http://irany.test/en/login#link=");
});

test("three mails an hour go to an account, and ten names an hour are asked for from an address", async () => {
  const { app, api, links, clock, ask, postbox } = await openWithAnna();
  const askFrom = (remoteAddress: string, name: string) =>
    app.inject({ method: "POST", url: path, payload: { name }, remoteAddress });
  for (let asked = 0; asked < 5; asked += 1) await askFrom(`192.0.2.${asked}`, "Anna");
  // The mail to another account follows the last of them.
  await giveEmail(api, "other@example.com", postbox);
  await askFrom("192.0.2.9", administrator.username);
  await expect.poll(() => postbox.mailsTo("other@example.com")).toHaveLength(2);
  await expect.poll(links).toHaveLength(3);
  for (let asked = 1; asked < 10; asked += 1) await askFrom("192.0.2.9", "nobody");
  const refused = await askFrom("192.0.2.9", "Anna");
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: "too_many_attempts" }]);
  expect((await askFrom("192.0.2.10", "nobody")).statusCode).toBe(200);
  clock.time += hour;
  await ask("Anna");
  expect(links()).toHaveLength(4);
});

test("who asks for a link does not take away the one that an administrator gave", async () => {
  const { api, lost, ask } = await openWithAnna();
  const hers = (await api.listAccounts()).find(({ username }) => username === "Anna");
  const { url } = await api.makeSignInLink(hers?.id ?? "", "en");
  await ask("Anna");
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get("link") ?? "";
  await lost.followSignInLink({ token, password });
  await lost.signIn({ ...former, password });
});

test("a name that is another account's address leads each to its own mailbox alone", async () => {
  const { app, api, links, ask, postbox } = await openWithAnna();
  const squatter = createAdminClient(visitor(app));
  const account = { username: address, password: former.password };
  await squatter.register(account);
  await api.approveAccount(address, { role: "editor", languages: [] });
  await squatter.signIn(account);
  await giveEmail(squatter, "squatter@example.com", postbox);
  await ask(address);
  expect(links()[0]?.text).toContain("the account Anna at");
  await expect.poll(() => postbox.mailsTo("squatter@example.com")).toHaveLength(2);
  expect(postbox.mailsTo("squatter@example.com")[1]?.text).toContain(`the account ${address} at`);
  postbox.server.unknown.add(address);
  await squatter.askForPasswordLink(address);
  await expect.poll(() => postbox.mailsTo("squatter@example.com")).toHaveLength(3);
});

test("the sign-in page is told whether the site can mail a link", async () => {
  const { lost } = await openWithAnna();
  expect(await lost.readRegistration()).toMatchObject({ mailsPasswords: true });
  const { api } = await openSignedInServer();
  expect(await api.readRegistration()).toMatchObject({ mailsPasswords: false });
  expect(await api.askForPasswordLink(administrator.username)).toEqual({});
});
