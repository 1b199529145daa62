import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import {
  createAuthenticator,
  type SoftwareAuthenticator,
} from "#tests/support/servers/software-authenticator.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

let now = new Date("2026-11-21T10:00:00Z").getTime();

async function openServer(settings: Record<string, string> = {}) {
  const server = await openSignedInServer({ settings, now: () => new Date(now) });
  return { ...server, other: createAdminClient(visitor(server.app)) };
}

async function add(api: AdminClient, authenticator: SoftwareAuthenticator, name = "phone") {
  const answer = authenticator.create(await api.beginPasskey(administrator.password));
  return api.addPasskey({ name, answer });
}

async function signIn(api: AdminClient, authenticator: SoftwareAuthenticator) {
  return api.signInByPasskey(authenticator.get(await api.beginPasskeySignIn()));
}

test.each(["ES256", "EdDSA", "RS256"] as const)(
  "a passkey with a key of %s is added, listed, used and removed",
  async (algorithm) => {
    const { api, other } = await openServer();
    const authenticator = createAuthenticator({ algorithm, isSynced: true });
    expect((await add(api, authenticator, " My phone ")).recoveryCodes).toHaveLength(10);
    const added = await api.readOwnAccount();
    expect(added).toMatchObject({
      hasSecondFactor: true,
      hasAuthenticatorApp: false,
      recoveryCodesLeft: 10,
      passkeys: [{ name: "My phone", isSynced: true, createdAt: new Date(now).toISOString() }],
    });
    expect(added.passkeys[0]).not.toHaveProperty("lastUsedAt");

    now += 60_000;
    expect(await signIn(other, authenticator)).toMatchObject({ username: administrator.username });
    expect(await other.listContactMessages()).toMatchObject({ messages: [] });
    const [passkey] = (await other.readOwnAccount()).passkeys;
    expect(passkey?.lastUsedAt).toBe(new Date(now).toISOString());

    const id = passkey?.id ?? "";
    expect(await failure(other.removePasskey(id, "wrong guess"))).toMatchObject({ code: "wrong_password" });
    await other.removePasskey(id, administrator.password);
    expect(await other.readOwnAccount()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await failure(signIn(api, authenticator))).toMatchObject({ status: 403, code: "passkey_refused" });
    expect(await failure(other.removePasskey(id, administrator.password))).toMatchObject({ status: 404 });
  },
);

test("adding one asks for the password, and ends the sessions that were opened without it", async () => {
  const { api, other } = await openServer();
  await other.signIn(administrator);
  expect(await failure(api.beginPasskey("wrong guess"))).toMatchObject({ code: "wrong_password" });
  expect(await failure(createAdminClient(visitor((await openServer()).app)).beginPasskey(""))).toMatchObject({
    status: 401,
  });
  await add(api, createAuthenticator());
  expect(await other.readProfile()).toEqual({});
  expect(await api.readProfile()).toMatchObject({ username: administrator.username });
  // A further one ends nothing, and leaves the recovery codes as they are.
  await signIn(other, await addedTo(api));
  expect(await other.readProfile()).toMatchObject({ username: administrator.username });
  expect(await api.readOwnAccount()).toMatchObject({ recoveryCodesLeft: 10 });
});

async function addedTo(api: AdminClient): Promise<SoftwareAuthenticator> {
  const authenticator = createAuthenticator();
  expect(await add(api, authenticator)).toEqual({});
  return authenticator;
}

test("a passkey without a name is called by its browser, and the same one is not added twice", async () => {
  const { api, send } = await openServer();
  const firefox = createAdminClient((path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
    return send(path, { ...init, headers });
  });
  const authenticator = createAuthenticator();
  await add(firefox, authenticator, "\u200B ");
  expect((await api.readOwnAccount()).passkeys).toMatchObject([{ name: "Firefox, Linux" }]);
  const { excludeCredentials } = await api.beginPasskey(administrator.password);
  expect(excludeCredentials).toHaveLength(1);
  expect(await failure(add(api, authenticator))).toMatchObject({ status: 409, code: "passkey_known" });
});

test("an account may have ten", async () => {
  const { api } = await openServer();
  for (let count = 0; count < 10; count += 1) await add(api, createAuthenticator());
  expect(await failure(add(api, createAuthenticator()))).toMatchObject({
    status: 409,
    code: "too_many_passkeys",
  });
});

test("with a passkey the password alone does not let in, but with a recovery code it does", async () => {
  const { api, other } = await openServer();
  const { recoveryCodes: [code] = [] } = await add(api, createAuthenticator());
  expect(await failure(other.signIn(administrator))).toMatchObject({ code: "second_factor_needed" });
  expect(await failure(other.signIn({ ...administrator, code: "123456" }))).toMatchObject({
    code: "wrong_second_factor",
  });
  expect(await other.signIn({ ...administrator, code })).toMatchObject({ username: administrator.username });
});

test("codes of an app and passkeys stand beside each other", async () => {
  const { api, other } = await openServer();
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
  const { secret } = await api.beginSecondFactor(administrator.password);
  await api.confirmSecondFactor(codeOf(secret));
  const authenticator = await addedTo(api);
  now += 30_000;
  await other.signIn({ ...administrator, code: codeOf(secret) });
  await signIn(other, authenticator);
  await api.removeSecondFactor(administrator.password);
  expect(await api.readOwnAccount()).toMatchObject({
    hasSecondFactor: true,
    hasAuthenticatorApp: false,
    recoveryCodesLeft: 10,
  });
  now += 30_000;
  expect(await failure(other.signIn({ ...administrator, code: codeOf(secret) }))).toMatchObject({
    code: "wrong_second_factor",
  });
});

test("where a second factor is required a passkey is one, and the last is not removed", async () => {
  const { api } = await openServer({ REQUIRE_SECOND_FACTOR: "on" });
  expect(await failure(api.listAccounts())).toMatchObject({ code: "second_factor_required" });
  await add(api, createAuthenticator());
  expect(await api.readProfile()).toMatchObject({ username: administrator.username });
  expect(await api.listAccounts()).toMatchObject([{ hasSecondFactor: true }]);
  const removeFirst = async () =>
    api.removePasskey((await api.readOwnAccount()).passkeys[0]?.id ?? "", administrator.password);
  expect(await failure(removeFirst())).toMatchObject({ status: 409, code: "last_second_factor" });
  await addedTo(api);
  // If two passkeys are removed at the same time, one stays.
  const { passkeys } = await api.readOwnAccount();
  const removals = passkeys.map(({ id }) => api.removePasskey(id, administrator.password));
  expect((await Promise.allSettled(removals)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await api.readOwnAccount()).passkeys).toHaveLength(1);
  // Nor are the codes of an app, unless a passkey stays.
  const { secret } = await api.beginSecondFactor(administrator.password);
  await api.confirmSecondFactor(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now }));
  await removeFirst();
  expect(await failure(api.removeSecondFactor(administrator.password))).toMatchObject({
    code: "last_second_factor",
  });
});

test("another administrator takes lost passkeys away, and the password alone lets in again", async () => {
  const { api, app } = await openServer();
  await add(api, createAuthenticator());
  const anna = { username: "anna", password: "Machu Picchu 2430" };
  const other = createAdminClient(visitor(app));
  await other.register(anna);
  await api.approveAccount("anna");
  await other.signIn(anna);
  const [own] = (await other.listAccounts()).filter(({ username }) => username === administrator.username);
  await other.resetSecondFactorOf(own?.id ?? "");
  expect(await api.readProfile()).toEqual({});
  expect(await api.signIn(administrator)).toMatchObject({ username: administrator.username });
  expect(await api.readOwnAccount()).toMatchObject({ hasSecondFactor: false, passkeys: [] });
});
