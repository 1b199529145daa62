import { expect, onTestFinished, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { insertAccount } from "#server/storage/accounts/accounts.ts";
import { makeSetupCode } from "#server/domain/accounts/invitations.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

const newcomer = { username: "anna", password: "Machu Picchu 2430" };
const day = 24 * 60 * 60 * 1000;
const inviteOnly = { REGISTRATION: "invite" };

function tokenIn(url: string): string {
  return new URLSearchParams(new URL(url).hash.slice(1)).get("invitation") ?? "";
}

async function openServer(settings: Record<string, string>, now?: () => Date) {
  const server = await openSignedInServer({ settings, ...(now && { now }) });
  return { ...server, anonymous: createAdminClient(visitor(server.app)) };
}

test("where one registers by invitation, its link works once, and the account is approved", async () => {
  const { api, anonymous } = await openServer(inviteOnly);
  expect(await anonymous.readRegistration()).toEqual({
    way: "invite",
    isFirst: false,
    needsSetupCode: false,
    mailsPasswords: false,
  });
  expect(await failure(anonymous.register(newcomer))).toMatchObject({
    status: 403,
    code: "registration_closed",
  });
  const { url, expiresAt } = await api.invite({ email: "anna@example.com" });
  expect(url).toMatch(/^http:\/\/irany\.test\/register#invitation=[\w-]{32}$/);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  expect(await api.listInvitations()).toMatchObject([
    { email: "anna@example.com", invitedBy: administrator.username, expiresAt },
  ]);
  const invitation = tokenIn(url);
  expect(await anonymous.register({ ...newcomer, invitation })).toEqual({ username: "anna", approved: true });
  await anonymous.signIn(newcomer);
  const again = anonymous.register({ ...newcomer, username: "béla", invitation });
  expect(await failure(again)).toMatchObject({ status: 403, code: "invitation_invalid" });
  expect(await api.listInvitations()).toEqual([]);
});

test("a refused name or password leaves the invitation", async () => {
  const { api, anonymous } = await openServer(inviteOnly);
  const invitation = tokenIn((await api.invite({})).url);
  const taken = anonymous.register({ ...newcomer, username: administrator.username, invitation });
  expect(await failure(taken)).toMatchObject({ code: "username_taken" });
  expect(await anonymous.register({ ...newcomer, invitation })).toMatchObject({ approved: true });
});

test("an invitation ends after seven days, and when it is withdrawn", async () => {
  let now = Date.parse("2026-11-21T10:00:00Z");
  const { api, anonymous } = await openServer(inviteOnly, () => new Date(now));
  const old = tokenIn((await api.invite({})).url);
  now += 7 * day;
  await api.proveByPassword(administrator.password);
  expect(await failure(anonymous.register({ ...newcomer, invitation: old }))).toMatchObject({
    code: "invitation_invalid",
  });
  const invitation = tokenIn((await api.invite({})).url);
  const [open] = await api.listInvitations();
  await api.withdrawInvitation(open?.id ?? "");
  expect(await failure(anonymous.register({ ...newcomer, invitation }))).toMatchObject({
    code: "invitation_invalid",
  });
});

test("who asks for a role that there is not is refused, and a visitor invites nobody", async () => {
  const { send, anonymous } = await openServer({});
  const body = JSON.stringify({ role: "reader" });
  const answer = await send("/api/invitations", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(answer.status).toBe(400);
  expect(await failure(anonymous.invite({}))).toMatchObject({ status: 401 });
});

test("where registration is off nobody registers, not even the first", async () => {
  const { app, api } = await openTestServer({ settings: { REGISTRATION: "off" } });
  expect(await failure(api.register(administrator))).toMatchObject({
    status: 403,
    code: "registration_closed",
  });
  expect((await app.inject("/api/registration")).json()).toEqual({
    way: "off",
    isFirst: false,
    needsSetupCode: false,
    mailsPasswords: false,
  });
});

test("from elsewhere the first account needs the code that the start printed; later ones need none", async () => {
  const { app, db } = await openTestServer();
  const register = (setupCode?: string, username = "anna") =>
    app.inject({
      method: "POST",
      url: "/api/register",
      remoteAddress: "192.0.2.7",
      payload: { ...newcomer, username, ...(setupCode === undefined ? {} : { setupCode }) },
    });
  // Nothing is printed yet.
  expect((await register("")).json()).toMatchObject({ code: "setup_code_needed" });
  const former = await makeSetupCode(db);
  const code = await makeSetupCode(db);
  expect(code).toMatch(/^\d{3} \d{3} \d{3}$/);
  for (const wrong of [undefined, "000 000 000", former])
    expect((await register(wrong)).json()).toMatchObject({ code: "setup_code_needed" });
  expect((await register(code)).json()).toEqual({ username: "anna", approved: true });
  expect((await register(undefined, "béla")).json()).toEqual({ username: "béla", approved: false });
});

test("the fifty-first account that would wait is refused until some are decided on", async () => {
  const { api, anonymous, db } = await openServer({});
  for (let number = 0; number < 50; number += 1) {
    const username = `waiting-${number}`;
    const account = {
      username,
      usernameKey: username,
      passwordHash: "",
      role: "editor" as const,
      languages: [],
      approved: false,
      createdAt: new Date(),
    };
    await insertAccount(db, account);
  }
  expect(await failure(anonymous.register(newcomer))).toMatchObject({
    status: 429,
    code: "too_many_waiting",
  });
  await api.refuseAccount("waiting-7");
  expect(await anonymous.register(newcomer)).toMatchObject({ approved: false });
});

test("who is invited gets the role and the languages that the invitation names, and no other", async () => {
  const { api, anonymous, app } = await openServer(inviteOnly);
  const { url } = await api.invite({ role: "translator", languages: ["es", "en"] });
  expect(await api.listInvitations()).toMatchObject([{ role: "translator", languages: ["en", "es"] }]);
  await anonymous.register({ ...newcomer, invitation: tokenIn(url) });
  await anonymous.signIn(newcomer);
  expect(await anonymous.readProfile()).toMatchObject({ role: "translator", languages: ["en", "es"] });
  expect(await failure(anonymous.invite({ role: "administrator" }))).toMatchObject({
    status: 403,
    code: "not_allowed",
  });
  const second = createAdminClient(visitor(app));
  const béla = { ...newcomer, username: "béla" };
  await second.register({ ...béla, invitation: tokenIn((await api.invite({})).url) });
  await second.signIn(béla);
  expect(await second.readProfile()).toMatchObject({ role: "administrator" });
});

test.each([
  [{ role: "translator" }, "a translator needs at least one language"],
  [{ role: "editor", languages: ["en"] }, "only a translator has languages"],
  [{ languages: ["en"] }, "only a translator has languages"],
  [{ role: "translator", languages: ["de"] }, expect.any(String)],
  [{ role: "translator", language: ["en"] }, undefined],
])("an invitation for %j is refused", async (body, message) => {
  const { send } = await openServer({});
  const headers = { "content-type": "application/json" };
  const answer = await send("/api/invitations", { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(400);
  const { fieldErrors = {} } = (await answer.json()) as { fieldErrors?: Record<string, string> };
  expect(fieldErrors["languages"] ?? fieldErrors["languages.0"]).toEqual(message);
});

test("where mail is set up an invitation is mailed in the language asked for, else it says that it was not", async () => {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.end);
  const settings = { SMTP_URL: mailServer.url, CONTACT_TO: "owner@irany.test" };
  const { api } = await openServer(settings);
  const asked = { email: "anna@example.com", role: "translator" } as const;
  const { url, mailed } = await api.invite({ ...asked, languages: ["en"], mailLanguage: "es" });
  expect(mailed).toBe(true);
  const [{ to, raw } = { to: [], raw: "" }] = mailServer.mails;
  expect(to).toEqual(["anna@example.com"]);
  const { headers, text } = readMail(raw);
  expect(headers["subject"]).toBe("Invitación: Irány Peru");
  expect(text).toContain(`${administrator.username} te envía una invitación`);
  expect(text).toContain("(traducción)");
  expect(url).toContain("/es/register#invitation=");
  expect(text).toContain(`\n${url}\n`);
  expect(await api.invite({})).toMatchObject({ mailed: false });
  await api.invite({ email: "bela@example.com" });
  expect(readMail(mailServer.mails.at(-1)?.raw ?? "").text).toContain("meghívót küldött");
  mailServer.mood = "refusing";
  const failed = await api.invite({ email: "anna@example.com" });
  expect(failed).toMatchObject({ mailed: false, url: expect.stringContaining("#invitation=") });
});
