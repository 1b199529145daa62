import { expect, test } from "vitest";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { registerFirst } from "#tests/support/servers/test-server.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

const newcomer = { username: "Újonc Ödön", password: "Machu Picchu 2430" };

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

test.each([
  ["a short name", { ...newcomer, username: "ab" }, "username", "at least 3 characters"],
  ["a long name", { ...newcomer, username: "a".repeat(41) }, "username", "at most 40 characters"],
  ["a strange name", { ...newcomer, username: "<script>" }, "username", "letters, digits"],
  ["a short password", { ...newcomer, password: "1234567" }, "password", "at least 8 characters"],
  ["a long password", { ...newcomer, password: "p".repeat(201) }, "password", "at most 200 characters"],
  ["an endless password", { ...newcomer, password: "p".repeat(5000) }, "password", "1000 characters"],
  ["no password", { username: "anna" }, "password", "password"],
  ["a number as name", { ...newcomer, username: 12_345 }, "username", "username"],
  ["nothing", {}, "username", "username"],
])("registering with %s is 400 and names the field", async (_, body, field, message) => {
  const { app } = await openTestServer();
  const answer = await sender(app)("/api/register", body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: expect.stringContaining(message),
    code: "invalid_field",
    fieldErrors: { [field]: expect.any(String) },
  });
});

test("registering a taken name is 409", async () => {
  const { api } = await openSignedInServer();
  expect(await failure(api.register({ ...newcomer, username: "SZERKESZTO" }))).toMatchObject({
    status: 409,
    code: "username_taken",
  });
});

test.each(["/api/register", "/api/login"])(
  "%s answers broken bodies with 4xx and a JSON error",
  async (url) => {
    const { app } = await openTestServer();
    const post = sender(app);
    for (const body of ["", "{", "[]", "null", '"anna"', '{"username":"anna"}', '{"__proto__":1}']) {
      const answer = await post(url, body);
      expect(answer.statusCode, body).toBe(400);
      expect(answer.json().error, body).toEqual(expect.any(String));
    }
    const noBody = await post(url);
    expect(noBody.json()).toMatchObject({
      code: "invalid_field",
      fieldErrors: { username: expect.any(String) },
    });
    const tooLarge = await post(url, { username: "anna", password: "p".repeat(20_000) });
    expect(tooLarge.statusCode).toBe(413);
    const form = await app.inject({
      method: "POST",
      url,
      payload: "username=anna&password=12345678",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(form.statusCode).toBe(400);
  },
);

test("wrong passwords from one address are answered 429 with Retry-After, until it has passed", async () => {
  let now = new Date("2026-11-21T10:00:00Z");
  const { app, api, db } = await openTestServer({ now: () => now });
  await registerFirst({ api, db });
  const post = sender(app);
  for (let count = 0; count < 10; count += 1) {
    expect((await post("/api/login", { ...administrator, password: "wrong guess" })).statusCode).toBe(401);
  }
  now = new Date("2026-11-21T10:05:00Z");
  const refused = await post("/api/login", administrator);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("600");
  expect(refused.json()).toEqual({ error: expect.any(String), code: "too_many_attempts" });
  expect((await sender(app, "192.0.2.8")("/api/login", administrator)).statusCode).toBe(200);
  now = new Date("2026-11-21T10:15:00Z");
  expect((await post("/api/login", administrator)).statusCode).toBe(200);
});

test("the twenty-first registration in an hour from one address is answered 429", async () => {
  const { app, api, db } = await openTestServer();
  await registerFirst({ api, db });
  const post = sender(app, "2001:db8::1");
  for (let count = 0; count < 20; count += 1) await post("/api/register", { ...newcomer, username: "ab" });
  const refused = await sender(app, "2001:db8::2")("/api/register", newcomer);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
  expect((await sender(app, "192.0.2.7")("/api/register", newcomer)).statusCode).toBe(200);
});

test("behind a trusted proxy the throttle counts the visitor's address", async () => {
  const { app } = await openTestServer({ settings: { TRUST_PROXY: "loopback" } });
  const from = (visitorAddress: string) =>
    app.inject({
      method: "POST",
      url: "/api/login",
      payload: administrator,
      headers: { "x-forwarded-for": visitorAddress },
      remoteAddress: "127.0.0.1",
    });
  for (let count = 0; count < 10; count += 1) await from("192.0.2.7");
  expect((await from("192.0.2.7")).statusCode).toBe(429);
  expect((await from("192.0.2.8")).statusCode).toBe(401);
});
