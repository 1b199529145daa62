import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { routesOf } from "#tests/support/readers/routes-of.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { createAuthenticator } from "#tests/support/servers/software-authenticator.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const start = new Date("2026-11-21T10:00:00Z").getTime();
const tenMinutes = 10 * 60_000;

async function openAdmin() {
  const clock = { time: start };
  const server = await openSignedInServer({ now: () => new Date(clock.time) });
  return { ...server, clock, other: createAdminClient(visitor(server.app)) };
}

const isRefused = { status: 403, code: "proof_needed" };

test("ten minutes after the password was given, nothing of accounts and invitations is changed without it", async () => {
  const { app, api, send, clock } = await openAdmin();
  const guarded = /^\/api\/(accounts|invitations)(\/|$)/;
  const changing = routesOf(app).filter(({ method, path }) => method !== "GET" && guarded.test(path));
  expect(changing.length).toBeGreaterThan(8);
  const codesOf = async () => {
    const codes = new Set<unknown>();
    for (const { method, path } of changing) {
      const answer = await send(path.replaceAll(/:\w+/g, "1"), { method });
      codes.add(((await answer.json()) as { code?: string }).code);
    }
    return codes;
  };
  expect(await codesOf()).not.toContain("proof_needed");
  clock.time += tenMinutes;
  expect(await codesOf()).toEqual(new Set(["proof_needed"]));
  expect(await api.listAccounts()).toHaveLength(1);
  expect(await failure(api.proveByPassword("wrong guess"))).toMatchObject({ code: "wrong_password" });
  expect(await failure(api.invite({}))).toMatchObject(isRefused);
  await api.proveByPassword(administrator.password);
  await api.invite({});
});

test("a session of an earlier release is asked too, and a visitor proves nothing", async () => {
  const { api, db, other } = await openAdmin();
  await db.execute(sql`update sessions set proved_at = null`);
  expect(await failure(api.invite({}))).toMatchObject(isRefused);
  expect(await failure(other.proveByPassword(administrator.password))).toMatchObject({ status: 401 });
});

test("a passkey of the account proves it once, another's does not", async () => {
  const { api, other, clock } = await openAdmin();
  const [own, foreign] = [createAuthenticator(), createAuthenticator()];
  const add = async (admin: typeof api, key: typeof own, password: string) =>
    admin.addPasskey({ name: "", answer: key.create(await admin.beginPasskey(password)) });
  const anna = { username: "anna", password: "Machu Picchu 2430" };
  await other.register(anna);
  await api.approveAccount("anna", { role: "editor", languages: [] });
  await other.signIn(anna);
  await add(other, foreign, anna.password);
  await add(api, own, administrator.password);
  clock.time += tenMinutes;
  const ofAnother = foreign.get(await api.beginPasskeySignIn());
  expect(await failure(api.proveByPasskey(ofAnother))).toMatchObject({ code: "passkey_refused" });
  expect(await failure(api.invite({}))).toMatchObject(isRefused);
  const answer = own.get(await api.beginPasskeySignIn());
  await api.proveByPasskey(answer);
  await api.invite({});
  expect(await failure(api.proveByPasskey(answer))).toMatchObject({ code: "passkey_expired" });
});

test("one's own second factor is not turned off where those of others are", async () => {
  const { api } = await openAdmin();
  const [own] = await api.listAccounts();
  expect(await failure(api.resetSecondFactorOf(own?.id ?? ""))).toMatchObject({
    status: 403,
    code: "not_allowed",
  });
});

test("a further passkey, and the removal of a factor, end the account's other sessions", async () => {
  const { api, other } = await openAdmin();
  const add = async () => {
    const answer = createAuthenticator().create(await api.beginPasskey(administrator.password));
    return api.addPasskey({ name: "", answer });
  };
  const { recoveryCodes = [] } = await add();
  const isOut = async (act: () => Promise<unknown>) => {
    await other.signIn({ ...administrator, code: recoveryCodes.pop() });
    expect(await other.readProfile()).toMatchObject({ username: administrator.username });
    await act();
    expect(await other.readProfile()).toEqual({});
    expect(await api.readProfile()).toMatchObject({ username: administrator.username });
  };
  await isOut(add);
  await isOut(async () => {
    const [passkey] = (await api.readOwnAccount()).passkeys;
    await api.removePasskey(passkey?.id ?? "", administrator.password);
  });
});
