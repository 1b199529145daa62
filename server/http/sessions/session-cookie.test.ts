import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { registerFirst, visitor } from "#tests/support/servers/test-server.ts";

const { openTestServer } = shareTestServers();

const day = 24 * 60 * 60 * 1000;
const start = new Date("2026-11-21T10:00:00Z").getTime();

/** @returns the headers of the session's two cookies, that of the session by itself, and what a browser sends back */
async function signIn(app: FastifyInstance, sent = "") {
  // A second time it is taken.
  await registerFirst({ api: createAdminClient(visitor(app)), db: app.db }).catch(() => {});
  const answer = await app.inject({
    method: "POST",
    url: "/api/login",
    payload: administrator,
    headers: { cookie: sent },
  });
  const all = [answer.headers["set-cookie"]].flat().map(String);
  const headers = all.filter((header) => !header.startsWith("irany_peru_device="));
  const cookie = headers.map((header) => header.split(";")[0]).join("; ");
  return { headers, header: headers[0] ?? "", cookie };
}

function readProfile(app: FastifyInstance, cookie: string) {
  return app.inject({ url: "/api/profile", headers: { cookie } });
}

test("on http the cookie is HttpOnly, Lax, of the whole site, and lasts thirty days", async () => {
  const { app } = await openTestServer({ settings: { SITE_URL: "http://irany.test" } });
  const { header } = await signIn(app);
  const [pair, ...attributes] = header.split("; ");
  expect(pair).toMatch(/^irany_peru_session=[\w-]{43}$/);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
});

test("on https the cookie is this host's alone and Secure, and so is its end", async () => {
  const { app } = await openTestServer({ settings: { SITE_URL: "https://irany.test" } });
  const { header, cookie } = await signIn(app);
  expect(header.split("; ")).toContain("Secure");
  expect(header).toMatch(/^__Host-irany_peru_session=[\w-]{43};/);
  // One that a host beside this one has planted.
  expect((await readProfile(app, cookie.replace("__Host-", ""))).json()).toEqual({});
  const ended = await app.inject({ method: "POST", url: "/api/logout", headers: { cookie } });
  const attributes = String(ended.headers["set-cookie"]).split("; ");
  expect(attributes).toEqual(
    expect.arrayContaining([
      "__Host-irany_peru_session=",
      "Path=/",
      "HttpOnly",
      "Secure",
      "SameSite=Lax",
      "Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    ]),
  );
});

test("a session in use is renewed once a day with its cookie, an unused one ends", async () => {
  let now = start;
  const { app } = await openTestServer({ now: () => new Date(now) });
  const { headers, cookie } = await signIn(app);
  now = start + day - 1;
  expect((await readProfile(app, cookie)).headers["set-cookie"]).toBeUndefined();
  now = start + 20 * day;
  expect((await readProfile(app, cookie)).headers["set-cookie"]).toEqual(headers);
  expect((await readProfile(app, cookie)).headers["set-cookie"]).toBeUndefined();
  now = start + 50 * day - 1;
  expect((await readProfile(app, cookie)).json()).toMatchObject({ username: administrator.username });
  now += 30 * day;
  expect((await readProfile(app, cookie)).json()).toEqual({});
});

test("calls that need a sign-in renew the session as well", async () => {
  let now = start;
  const { app } = await openTestServer({ now: () => new Date(now) });
  const { headers, cookie } = await signIn(app);
  now = start + 2 * day;
  const answer = await app.inject({ url: "/api/accounts/waiting", headers: { cookie } });
  expect(answer.headers["set-cookie"]).toEqual(headers);
});

test("the cookie is worth nothing after signing out, even to who kept it", async () => {
  const { app } = await openTestServer();
  const { cookie } = await signIn(app);
  await app.inject({ method: "POST", url: "/api/logout", headers: { cookie } });
  expect((await readProfile(app, cookie)).json()).toEqual({});
});

test("signing in gives a new token, never the presented one, and ends the presented session", async () => {
  const { app } = await openTestServer();
  const first = await signIn(app);
  const second = await signIn(app, first.cookie);
  const planted = await signIn(app, "irany_peru_session=planted-by-somebody");
  expect(new Set([first.cookie, second.cookie, planted.cookie]).size).toBe(3);
  expect((await readProfile(app, first.cookie)).json()).toEqual({});
  expect((await readProfile(app, second.cookie)).json()).toMatchObject({ username: administrator.username });
  expect((await readProfile(app, "irany_peru_session=planted-by-somebody")).json()).toEqual({});
});

test.each(["irany_peru_session=", "irany_peru_session=%00", "irany_peru_session=%", "other=1", ";;="])(
  "the cookie %j is a visitor's",
  async (cookie) => {
    const { app } = await openTestServer();
    const answer = await readProfile(app, cookie);
    expect([answer.statusCode, answer.body]).toEqual([200, "{}"]);
  },
);

test("the browser's script can read that somebody is signed in, and nothing else", async () => {
  const { app } = await openTestServer();
  const { headers, cookie } = await signIn(app);
  const [pair, ...attributes] = headers[1]?.split("; ") ?? [];
  expect(pair).toBe("irany_peru_signed_in=1");
  expect(attributes).not.toContain("HttpOnly");
  const [session = "", mark = ""] = cookie.split("; ");
  // A session of an older version has none yet; one that was ended elsewhere has left it.
  expect((await readProfile(app, session)).headers["set-cookie"]).toEqual(headers);
  const left = await readProfile(app, mark);
  expect(left.json()).toEqual({});
  expect(left.headers["set-cookie"]).toMatch(/^irany_peru_signed_in=;.*Expires=Thu, 01 Jan 1970/);
});
