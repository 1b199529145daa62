import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import { paths } from "#api/paths.ts";
import { purgeExpired } from "#server/domain/accounts/purge-expired.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import {
  createAuthenticator,
  type SoftwareAuthenticator,
} from "#tests/support/servers/software-authenticator.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

let now = new Date("2026-11-21T10:00:00Z").getTime();

/** A site whose administrator has a passkey, and a visitor who is signed out. */
async function openServer(traits: Parameters<typeof createAuthenticator>[0] = {}, settings = {}) {
  const server = await openSignedInServer({ settings, now: () => new Date(now) });
  const authenticator = createAuthenticator(traits);
  await add(server.api, authenticator);
  const events = async () => (await server.api.listAuditEvents({})).events;
  return { ...server, authenticator, events, other: createAdminClient(visitor(server.app)) };
}

async function add(api: AdminClient, authenticator: SoftwareAuthenticator): Promise<void> {
  const answer = authenticator.create(await api.beginPasskey(administrator.password));
  await api.addPasskey({ name: "phone", answer });
}

const refused = { status: 403, code: "passkey_refused" };
const expired = { status: 403, code: "passkey_expired" };

test("an answer counts once, for ten minutes, and only for what it was asked", async () => {
  const { api, other, authenticator } = await openServer();
  const answer = authenticator.get(await other.beginPasskeySignIn());
  await other.signInByPasskey(answer);
  expect(await failure(other.signInByPasskey(answer))).toMatchObject(expired);

  const late = await other.beginPasskeySignIn();
  now += 10 * 60_000;
  expect(await failure(other.signInByPasskey(authenticator.get(late)))).toMatchObject(expired);

  // One that was to sign in adds no passkey, and the other way round.
  const { challenge } = await other.beginPasskeySignIn();
  const creation = await api.beginPasskey(administrator.password);
  const made = createAuthenticator().create(creation, { challenge });
  expect(await failure(api.addPasskey({ name: "", answer: made }))).toMatchObject(expired);
  const request = { ...(await other.beginPasskeySignIn()), challenge: creation.challenge };
  expect(await failure(other.signInByPasskey(authenticator.get(request)))).toMatchObject(expired);
});

test("of five sign-ins with one answer at the same time one gets in", async () => {
  const { other, app, authenticator } = await openServer();
  const answer = authenticator.get(await other.beginPasskeySignIn());
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => createAdminClient(visitor(app)).signInByPasskey(answer)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("another process of the site takes the answer to the challenge of this one", async () => {
  const { db, other, authenticator } = await openServer();
  const second = await openTestServer({ db, now: () => new Date(now) });
  const request = await other.beginPasskeySignIn();
  expect(await second.api.signInByPasskey(authenticator.get(request))).toMatchObject({
    username: administrator.username,
  });
});

test("an answer for another site, of another key, account or kind, or damaged, is refused and used up", async () => {
  const { other, authenticator, db } = await openServer();
  const begin = () => other.beginPasskeySignIn();
  const lies = [
    { origin: "https://irany.test.example" },
    { origin: "http://irany.test:81" },
    { rpId: "example.com" },
    { type: "webauthn.create" },
    { userHandle: "" },
    { userHandle: Buffer.from("00000000-0000-4000-8000-000000000000").toString("base64url") },
  ];
  for (const lie of lies)
    expect(
      await failure(other.signInByPasskey(authenticator.get(await begin(), lie))),
      JSON.stringify(lie),
    ).toMatchObject(refused);
  const { id, response } = authenticator.get(await begin());
  const anonymous = createAuthenticator().get(await begin(), { userHandle: response.userHandle });
  expect(await failure(other.signInByPasskey({ ...anonymous, id, rawId: id }))).toMatchObject(refused);
  for (const damage of [{ signature: "AAAA" }, { authenticatorData: "AAAA" }, { clientDataJSON: "bnVsbA" }]) {
    const answer = authenticator.get(await begin());
    const damaged = { ...answer, response: { ...answer.response, ...damage } };
    expect(await failure(other.signInByPasskey(damaged)), JSON.stringify(damage)).toMatchObject(refused);
  }
  expect(await other.readProfile()).toEqual({});
  // Unreadable answers have used up nothing: two challenges are left, and the one that was never answered.
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from passkey_challenges`);
  expect(Number(rows[0]?.n)).toBe(2);
});

test("what PostgreSQL cannot hold is refused before it is asked", async () => {
  const { api, other, authenticator } = await openServer();
  const challenge = "\u0000";
  const answer = authenticator.get(await other.beginPasskeySignIn(), { challenge });
  expect(await failure(other.signInByPasskey(answer))).toMatchObject(refused);
  const unnamed = { ...authenticator.get(await other.beginPasskeySignIn()), id: challenge };
  expect(await failure(other.signInByPasskey(unnamed))).toMatchObject({ status: 400 });
  const creation = await api.beginPasskey(administrator.password);
  const made = createAuthenticator().create(creation);
  const named = { name: `phone${challenge}`, answer: made };
  expect(await failure(api.addPasskey(named))).toMatchObject({ status: 400 });
});

test("who is not verified by finger, face or PIN neither adds a passkey nor signs in", async () => {
  const { api, other, authenticator } = await openServer();
  const creation = await api.beginPasskey(administrator.password);
  expect(creation.authenticatorSelection.userVerification).toBe("required");
  const answer = createAuthenticator({ verifies: false }).create(creation);
  expect(await failure(api.addPasskey({ name: "", answer }))).toMatchObject(refused);
  const request = await other.beginPasskeySignIn();
  expect(request.userVerification).toBe("required");
  const unverified = authenticator.get(request, { verifies: false });
  expect(await failure(other.signInByPasskey(unverified))).toMatchObject(refused);
});

test("a passkey whose count has not grown is taken for a copy; one that does not count is not", async () => {
  const { other, authenticator, events } = await openServer();
  await other.signInByPasskey(authenticator.get(await other.beginPasskeySignIn()));
  const copied = { status: 403, code: "passkey_copied" };
  for (const counter of [0, 1, 2]) {
    const answer = authenticator.get(await other.beginPasskeySignIn(), { counter });
    expect(await failure(other.signInByPasskey(answer)), String(counter)).toMatchObject(copied);
  }
  expect((await events())[0]).toMatchObject({
    kind: "sign_in_refused",
    subject: administrator.username,
    reason: "passkey_copied",
  });
  // A count above two billion, as some authenticators have it.
  await other.signInByPasskey(
    authenticator.get(await other.beginPasskeySignIn(), { counter: 0xff_ff_ff_00 }),
  );

  const phone = await openServer({ counts: false, isSynced: true });
  for (let use = 0; use < 2; use += 1)
    await phone.other.signInByPasskey(phone.authenticator.get(await phone.other.beginPasskeySignIn()));
});

test("a disabled account's passkey is refused, and works again when it is enabled", async () => {
  const { api, other, authenticator, db } = await openServer();
  const signIn = async () => other.signInByPasskey(authenticator.get(await other.beginPasskeySignIn()));
  await db.execute(sql`update accounts set disabled_at = now()`);
  expect(await failure(signIn())).toMatchObject(refused);
  await db.execute(sql`update accounts set disabled_at = null`);
  await signIn();
  await api.signOut();
});

test("wrong answers count as wrong passwords do; a browser that is known has a count of its own", async () => {
  const { other, authenticator, app, api } = await openServer();
  const anonymous = createAdminClient(visitor(app));
  // The administrator's browser, signed out, keeps its device cookie.
  await api.signOut();
  const wrong = async () =>
    failure(anonymous.signInByPasskey(createAuthenticator().get(await anonymous.beginPasskeySignIn())));
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await wrong()).toMatchObject(refused);
  expect(await wrong()).toMatchObject({ status: 429, code: "too_many_attempts" });
  const signIn = async (client: AdminClient) =>
    client.signInByPasskey(authenticator.get(await client.beginPasskeySignIn()));
  expect(await failure(signIn(other))).toMatchObject({ status: 429 });
  expect(await signIn(api)).toMatchObject({ username: administrator.username });
  now += 16 * 60_000;
  expect(await signIn(other)).toMatchObject({ username: administrator.username });
});

test("challenges are bounded by address and in all, and old ones are purged", async () => {
  const { other, db } = await openServer();
  const count = async () => {
    const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from passkey_challenges`);
    return Number(rows[0]?.n);
  };
  await db.execute(sql`insert into passkey_challenges
    select 'x' || n, null, ${new Date(now + 60_000).toISOString()}::timestamptz from generate_series(1, 10050) as n`);
  const request = await other.beginPasskeySignIn();
  expect(await count()).toBe(10_000);
  const { rows } = await db.execute(
    sql`select challenge from passkey_challenges where challenge = ${request.challenge}`,
  );
  expect(rows).toHaveLength(1);
  // How many one address may ask for has nothing to do with how many there are.
  await db.execute(sql`delete from passkey_challenges where challenge like 'x%'`);
  for (let asked = 0; asked < 99; asked += 1) await other.beginPasskeySignIn();
  expect(await failure(other.beginPasskeySignIn())).toMatchObject({ status: 429 });
  await purgeExpired(db, new Date(now + 11 * 60_000));
  expect(await count()).toBe(0);
});

test("the audit log has passkeys added, used, refused and removed", async () => {
  const { api, other, authenticator, events } = await openServer();
  await other.signInByPasskey(authenticator.get(await other.beginPasskeySignIn()));
  const answer = authenticator.get(await other.beginPasskeySignIn(), { origin: "https://example.com" });
  expect(await failure(other.signInByPasskey(answer))).toMatchObject(refused);
  const [passkey] = (await api.readOwnAccount()).passkeys;
  await api.removePasskey(passkey?.id ?? "", administrator.password);
  const told = (await events()).map(({ kind, subject, reason }) => ({ kind, subject, reason }));
  const { username: subject } = administrator;
  expect(told.slice(0, 4)).toEqual([
    { kind: "passkey_removed", subject, reason: null },
    { kind: "sign_in_refused", subject, reason: "passkey_refused" },
    { kind: "signed_in_by_passkey", subject, reason: null },
    { kind: "passkey_added", subject, reason: null },
  ]);
});

test("on this machine, without SITE_URL, any port of localhost is the site; elsewhere SITE_URL alone", async () => {
  const settings = { SITE_URL: "http://localhost:3000" };
  const { app, authenticator, other } = await openServer({ origin: "http://localhost:3000" }, settings);
  const local = createAdminClient((path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("origin", "http://localhost:4321");
    headers.set("host", "localhost:4321");
    return visitor(app)(path, { ...init, headers });
  });
  const signed = async () =>
    authenticator.get(await other.beginPasskeySignIn(), { origin: "http://localhost:4321" });
  expect((await other.beginPasskeySignIn()).rpId).toBe("localhost");
  expect(await failure(other.signInByPasskey(await signed()))).toMatchObject(refused);
  expect(await local.signInByPasskey(await signed())).toMatchObject({ username: administrator.username });
});

test("a call from another site is refused before anything is read", async () => {
  const { app } = await openServer();
  const answer = await app.inject({
    method: "POST",
    url: paths.passkeySignIn,
    headers: { origin: "https://example.com" },
    payload: {},
  });
  expect(answer.json()).toMatchObject({ code: "foreign_origin" });
});
