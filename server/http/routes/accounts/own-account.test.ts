import { expect, test } from "vitest";
import { plainCode } from "#api/accounts/plain-code.ts";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor, type TestServer } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const day = 24 * 60 * 60 * 1000;
const newPassword = "Huayna Picchu 2693";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** The administrator in a second browser. */
async function signInElsewhere({ app }: TestServer) {
  const send = visitor(app);
  const api = createAdminClient((path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("user-agent", firefox);
    return send(path, { ...init, headers });
  });
  await api.signIn(administrator);
  return api;
}

test("one's password is changed with the present one, and the other sessions end", async () => {
  const server = await openSignedInServer();
  const other = await signInElsewhere(server);
  await server.api.changePassword({ present: administrator.password, password: newPassword });
  expect(await server.api.readProfile()).toMatchObject({ username: administrator.username });
  expect(await other.readProfile()).toEqual({});
  expect(await failure(other.signIn(administrator))).toMatchObject({ code: "wrong_credentials" });
  expect(await other.signIn({ ...administrator, password: newPassword })).toMatchObject({
    username: administrator.username,
  });
});

test("a code that was written down sets a new password once, and a later code ends it", async () => {
  let time = Date.now();
  const { api, app } = await openSignedInServer({ now: () => new Date(time) });
  const owner = createAdminClient(visitor(app));
  const reset = (code: string) => owner.followSignInLink({ token: plainCode(code), password: newPassword });
  expect(await api.readOwnAccount()).toMatchObject({ hasResetCode: false });
  const { code: former } = await api.makeResetCode();
  const { code } = await api.makeResetCode();
  expect(await api.readOwnAccount()).toMatchObject({ hasResetCode: true });
  expect(await failure(reset(former))).toMatchObject({ code: "sign_in_link_invalid" });
  expect(await reset(code.toUpperCase().replaceAll("-", " "))).toEqual({ username: administrator.username });
  expect(await api.readProfile()).toEqual({});
  expect(await failure(reset(code))).toMatchObject({ code: "sign_in_link_invalid" });

  await owner.signIn({ ...administrator, password: newPassword });
  expect(await owner.readOwnAccount()).toMatchObject({ hasResetCode: false });
  const { events } = await owner.listAuditEvents({ limit: 10 });
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["reset_code_made", "password_reset"]),
  );
  // An open browser must not become a way in for whoever finds it.
  time += 11 * 60_000;
  expect(await failure(owner.makeResetCode())).toMatchObject({ code: "proof_needed" });
  for (let attempt = 0; attempt < 28; attempt += 1) await failure(reset("k7wq-2mfh"));
  expect(await failure(reset("k7wq-2mfh"))).toMatchObject({ status: 429 });
});

test("a wrong present password, and a new one that is common or short, change nothing", async () => {
  const { api } = await openSignedInServer();
  const present = administrator.password;
  const change = (password: string, was = present) => failure(api.changePassword({ present: was, password }));
  expect(await change(newPassword, "wrong guess")).toMatchObject({ status: 403, code: "wrong_password" });
  expect(await change("password")).toMatchObject({ status: 400, code: "common_password" });
  expect(await change("short")).toMatchObject({ status: 400, code: "invalid_field" });
  for (let guess = 0; guess < 9; guess += 1) await change(newPassword, "wrong guess");
  expect(await change(newPassword)).toMatchObject({ status: 429 });
  expect(await api.signIn(administrator)).toMatchObject({ username: administrator.username });
});

test("one's sessions are listed with their device, and ended one by one or all others", async () => {
  const server = await openSignedInServer();
  const { api } = server;
  const other = await signInElsewhere(server);
  const third = await signInElsewhere(server);
  const sessions = await api.listOwnSessions();
  expect(sessions.map(({ device, isThis }) => `${device} ${isThis}`).toSorted()).toEqual([
    " true",
    "Firefox, Linux false",
    "Firefox, Linux false",
  ]);
  const own = (await other.listOwnSessions()).find(({ isThis }) => isThis);
  await api.endOwnSession(own?.id ?? "");
  expect(await other.readProfile()).toEqual({});
  expect(await third.readProfile()).toMatchObject({ username: administrator.username });
  await api.endOtherSessions();
  expect(await third.readProfile()).toEqual({});
  expect(await api.listOwnSessions()).toHaveLength(1);
});

test("nobody ends a session of another account, and a visitor sees none", async () => {
  const server = await openSignedInServer();
  const { api, app } = server;
  const newcomer = { username: "anna", password: newPassword };
  const anna = createAdminClient(visitor(app));
  await anna.register(newcomer);
  await api.approveAccount("anna");
  await anna.signIn(newcomer);
  const [session] = await api.listOwnSessions();
  expect(await failure(anna.endOwnSession(session?.id ?? ""))).toMatchObject({ status: 404 });
  expect(await failure(createAdminClient(visitor(app)).listOwnSessions())).toMatchObject({ status: 401 });
});

test("a session ends after ninety days, however it is used, and tells when it was last seen", async () => {
  let now = new Date("2026-11-21T10:00:00Z").getTime();
  const { api } = await openSignedInServer({ now: () => new Date(now) });
  for (let used = 0; used < 8; used += 1) {
    now += 11 * day;
    expect(await api.readProfile()).toMatchObject({ username: administrator.username });
    const [session] = await api.listOwnSessions();
    expect(session?.lastSeenAt).toBe(new Date(now).toISOString());
  }
  now += 2 * day;
  expect(await api.readProfile()).toEqual({});
});
