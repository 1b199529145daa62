import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { registerFirst, visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

const newcomer = { username: "Újonc Ödön", password: "Machu Picchu 2430" };

/** Its first account needs no code of who sits at it. */
const ofThisMachine = { settings: { SITE_URL: "http://localhost:3000" } };

/** Sends a body as it is, from an address. */
function sender(app: Awaited<ReturnType<typeof openTestServer>>["app"], remoteAddress = "192.0.2.7") {
  return (url: string, payload?: string | object) =>
    app.inject({
      method: "POST",
      url,
      remoteAddress,
      ...(payload === undefined ? {} : { payload, headers: { "content-type": "application/json" } }),
    });
}

test("the first visitor registers, signs in, is known, and signs out", async () => {
  const { api } = await openTestServer(ofThisMachine);
  expect(await api.register(administrator)).toEqual({ username: "szerkeszto", approved: true });
  expect(await api.readProfile()).toEqual({});
  expect(await api.signIn(administrator)).toMatchObject({ username: "szerkeszto" });
  expect(await api.readProfile()).toMatchObject({ username: "szerkeszto" });
  expect(await api.signOut()).toEqual({});
  expect(await api.readProfile()).toEqual({});
});

test("a second visitor waits, is approved, and can sign in then", async () => {
  const { app, api } = await openSignedInServer();
  const other = createAdminClient(visitor(app));
  expect(await other.register(newcomer)).toEqual({ username: "Újonc Ödön", approved: false });
  const refusal = { status: 401, code: "account_waiting", message: "wrong credentials" };
  expect(await failure(other.signIn(newcomer))).toEqual(refusal);
  const guess = { ...newcomer, password: "Machu Picchu 2431" };
  expect(await failure(other.signIn(guess))).toEqual({ ...refusal, code: "wrong_credentials" });
  expect(await api.listWaitingAccounts()).toEqual([
    { username: "Újonc Ödön", createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  expect(await api.approveAccount("Újonc Ödön")).toEqual({});
  expect(await api.listWaitingAccounts()).toEqual([]);
  expect(await other.signIn(newcomer)).toMatchObject({ username: "Újonc Ödön" });
});

test("a refused account never signs in", async () => {
  const { app, api } = await openSignedInServer();
  const other = createAdminClient(visitor(app));
  await other.register(newcomer);
  expect(await api.refuseAccount("újonc ödön")).toEqual({});
  expect(await api.listWaitingAccounts()).toEqual([]);
  expect(await failure(other.signIn(newcomer))).toMatchObject({ status: 401 });
});

test("a name of forty accented letters can be approved by its address", async () => {
  const { api } = await openSignedInServer();
  const username = "ű".repeat(40);
  await api.register({ ...newcomer, username });
  expect(await api.approveAccount(username)).toEqual({});
});

test("approving or refusing nobody is 404", async () => {
  const { api } = await openSignedInServer();
  for (const username of ["nobody", administrator.username, "an\0na", "a/b", "%"]) {
    expect(await failure(api.approveAccount(username))).toMatchObject({ status: 404, code: "not_found" });
    expect(await failure(api.refuseAccount(username))).toMatchObject({ status: 404, code: "not_found" });
  }
});

test("visitors and waiting accounts neither see nor decide who waits", async () => {
  const { app, api } = await openSignedInServer();
  const other = createAdminClient(visitor(app));
  await other.register(newcomer);
  await failure(other.signIn(newcomer));
  const refusal = { status: 401, code: "not_signed_in", message: "sign in first" };
  expect(await failure(other.listWaitingAccounts())).toEqual(refusal);
  expect(await failure(other.approveAccount(newcomer.username))).toEqual(refusal);
  expect(await failure(other.refuseAccount(newcomer.username))).toEqual(refusal);
  expect(await api.listWaitingAccounts()).toHaveLength(1);
});

test("a wrong password and an unknown name get the same answer, and no cookie", async () => {
  const { app, api, db } = await openTestServer();
  await registerFirst({ api, db });
  const post = sender(app);
  const wrong = await post("/api/login", { ...administrator, password: "wrong guess" });
  const unknown = await post("/api/login", { ...administrator, username: "nobody" });
  for (const answer of [wrong, unknown]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe('{"error":"wrong credentials","code":"wrong_credentials"}');
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  const varying = new Set(["date"]);
  const names = ({ headers }: typeof wrong) => Object.keys(headers).filter((name) => !varying.has(name));
  expect(names(wrong)).toEqual(names(unknown));
});

test("signing in again keeps one session, and other visitors keep theirs", async () => {
  const { app, api } = await openSignedInServer();
  const elsewhere = createAdminClient(visitor(app));
  await elsewhere.signIn(administrator);
  expect(await api.signIn(administrator)).toMatchObject({ username: "szerkeszto" });
  await api.signOut();
  expect(await elsewhere.readProfile()).toMatchObject({ username: "szerkeszto" });
});

test("signing out is 200 for everybody, whatever the body", async () => {
  const { app } = await openTestServer();
  const bodies: [string | undefined, string | undefined][] = [
    [undefined, undefined],
    ["application/json", ""],
    ["application/json", "{broken"],
    ["text/plain", "bye"],
    ["application/x-www-form-urlencoded", "a=b"],
    ["multipart/form-data; boundary=x", "--x--"],
  ];
  for (const [type, payload] of bodies) {
    const answer = await app.inject({
      method: "POST",
      url: "/api/logout",
      headers: { cookie: "irany_peru_session=nonsense", ...(type ? { "content-type": type } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });
    expect([answer.statusCode, answer.body], type).toEqual([200, "{}"]);
  }
});

test("a body is never unpacked, and signing out reads no more than a thousand bytes of one", async () => {
  const { app, api, db } = await openTestServer();
  await registerFirst({ api, db });
  const post = (url: string, payload: Buffer) => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    return app.inject({ method: "POST", url, headers, payload });
  };
  const packed = gzipSync(JSON.stringify(administrator));
  expect((await post("/api/login", packed)).statusCode).toBe(400);
  // A thousandfold when unpacked.
  expect((await post("/api/logout", gzipSync(Buffer.alloc(800_000)))).statusCode).toBe(200);
  expect((await post("/api/logout", gzipSync(Buffer.alloc(8_000_000)))).statusCode).toBe(413);
});

test("who signs in gets a cookie that goes with sign-ins alone and outlives the session", async () => {
  const { app, api, db } = await openTestServer({ settings: { SITE_URL: "https://irany.test" } });
  await registerFirst({ api, db });
  const signIn = (cookie = "") =>
    app.inject({ method: "POST", url: "/api/login", payload: administrator, headers: { cookie } });
  const deviceOf = ({ cookies }: Awaited<ReturnType<typeof signIn>>) =>
    cookies.find(({ name }) => name === "irany_peru_device");
  const device = deviceOf(await signIn());
  expect(device).toMatchObject({ path: "/api/login", httpOnly: true, secure: true, maxAge: 31_536_000 });
  expect(deviceOf(await signIn(`irany_peru_device=${device?.value}`))?.value).toBe(device?.value);
});

test("nothing about accounts is ever cached, not even an error", async () => {
  const { app } = await openTestServer(ofThisMachine);
  const answers = [
    await app.inject("/api/profile"),
    await app.inject("/api/accounts/waiting"),
    await app.inject({ method: "POST", url: "/api/logout" }),
    await app.inject({ method: "POST", url: "/api/login", payload: administrator }),
    await app.inject({ method: "POST", url: "/api/register", payload: administrator }),
    await app.inject({ method: "POST", url: "/api/login", payload: administrator }),
    await app.inject({ method: "DELETE", url: "/api/accounts/waiting/anna" }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 401, 200, 200, 401]);
  for (const { headers } of answers) expect(headers["cache-control"]).toBe("no-store");
});
