import { expect, test } from "vitest";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { registerFirst } from "#tests/support/servers/test-server.ts";

const { openTestServer } = shareTestServers();

const settings = { SITE_URL: "https://irany.test" };

async function logoutWith(headers: Record<string, string>, site: Record<string, string> = settings) {
  const { app } = await openTestServer({ settings: site });
  return app.inject({ method: "POST", url: "/api/logout", headers });
}

test.each([
  ["no header at all, from a program", {}],
  ["the site's own address", { origin: "https://irany.test" }],
  ["the address that the request was sent to", { host: "localhost:3000", origin: "http://localhost:3000" }],
  ["the default port left out", { host: "irany.lan:443", origin: "https://irany.lan" }],
  ["a host in another case", { host: "Irany.LAN", origin: "http://irany.lan" }],
  ["an IPv6 host", { host: "[::1]:3000", origin: "http://[::1]:3000" }],
  ["the word of the browser", { "sec-fetch-site": "same-origin", origin: "https://irany.test" }],
  ["the visitor's own doing", { "sec-fetch-site": "none" }],
])("passes with %s", async (_, headers) => {
  expect((await logoutWith(headers)).statusCode).toBe(200);
});

test.each([
  ["another site", { origin: "https://evil.test" }],
  ["a site whose name begins like ours", { origin: "https://irany.test.evil.test" }],
  ["a site whose name ends like ours", { origin: "https://evilirany.test" }],
  ["our host on another port", { host: "localhost:3000", origin: "http://localhost:8080" }],
  ["nobody's page", { origin: "null" }],
  ["an empty origin", { origin: "" }],
  ["what is no address", { origin: "irany.test" }],
  ["another site, by the browser's word", { "sec-fetch-site": "cross-site" }],
  ["a neighbour", { "sec-fetch-site": "same-site", origin: "https://blog.irany.test" }],
  [
    "the browser's word against an own origin",
    { "sec-fetch-site": "cross-site", origin: "https://irany.test" },
  ],
  [
    "a foreign origin against the browser's word",
    { "sec-fetch-site": "same-origin", origin: "https://evil.test" },
  ],
])("refuses %s", async (_, headers) => {
  const answer = await logoutWith(headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({ error: expect.any(String), code: "foreign_origin" });
});

test("another host by a forwarding header counts only behind a trusted proxy, while SITE_URL is not set", async () => {
  const headers = { origin: "http://visible.test", "x-forwarded-host": "visible.test" };
  const local = { SITE_URL: "http://localhost:3000" };
  expect((await logoutWith(headers, local)).statusCode).toBe(403);
  expect((await logoutWith(headers, { ...local, TRUST_PROXY: "loopback" })).statusCode).toBe(200);
  expect((await logoutWith(headers, { ...settings, TRUST_PROXY: "loopback" })).statusCode).toBe(403);
});

test("every method that changes something is guarded, reading is free", async () => {
  const { app } = await openTestServer({ settings });
  const statusOf = async (method: "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE") => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.test" };
    return (await app.inject({ method, url: "/api/profile", headers })).statusCode;
  };
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) expect(await statusOf(method)).toBe(403);
  for (const method of ["GET", "HEAD"] as const) expect(await statusOf(method)).toBe(200);
  expect(await statusOf("OPTIONS")).not.toBe(403);
});

test("a refused call does nothing", async () => {
  const { app, api, db } = await openTestServer({ settings });
  const account = { username: "planted", password: "planted password" };
  const headers = { origin: "https://evil.test" };
  await app.inject({ method: "POST", url: "/api/register", payload: account, headers });
  expect(await registerFirst({ api, db }, account)).toMatchObject({ approved: true });
});
