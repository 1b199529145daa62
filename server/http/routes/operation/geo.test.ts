import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { buildServer } from "#server/build-server.ts";
import type { Site } from "#server/http/routes/pages/site.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

const inHungary = "193.224.0.1";
const inPeru = "200.48.225.130";

test.each([
  [inHungary, "HU"],
  [`::ffff:${inPeru}`, "PE"],
  ["127.0.0.1", null],
  ["::1", null],
  ["192.168.1.1", null],
])("the country of %s is %s", async (remoteAddress, country) => {
  const { app } = await openTestServer();
  const answer = await app.inject({ url: "/api/geo", remoteAddress });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ country_code: country });
});

test("nobody may keep the answer", async () => {
  const { app } = await openTestServer();
  const { headers } = await app.inject({ url: "/api/geo", remoteAddress: inHungary });
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("the client reads the country", async () => {
  const { api } = await openTestServer();
  expect(await api.readCountry()).toBeNull();
});

test("the address is not logged", async () => {
  const { db, env } = await openTestServer();
  let written = "";
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const app = await buildServer({ db, env, log: pino({ level: "trace" }, stream) });
  await app.inject({ url: "/api/geo", remoteAddress: inHungary });
  await app.close();
  expect(written).not.toContain(inHungary);
});

/** Each of its pages shows the answer of the call for the country. */
const countrySite: Site = {
  renderSite: async (_request, send) => ({ response: await send("/api/geo"), hydration: null, scripts: [] }),
  serveFiles: () => Promise.resolve(),
  filesFolder: "public",
};

test("a page that asks in process gets the visitor's country", async () => {
  const { app } = await openTestServer({ site: countrySite });
  const answer = await app.inject({ url: "/", remoteAddress: inHungary });
  expect(answer.json()).toEqual({ country_code: "HU" });
});

test.each(["loopback", "1"])(
  "with TRUST_PROXY=%s it is the country of whom the proxy names",
  async (trust) => {
    const { app } = await openTestServer({ site: countrySite, settings: { TRUST_PROXY: trust } });
    const headers = { "x-forwarded-for": `${inHungary}, ${inPeru}` };
    for (const url of ["/", "/api/geo"]) {
      const answer = await app.inject({ url, headers, remoteAddress: "127.0.0.1" });
      expect(answer.json()).toEqual({ country_code: "PE" });
    }
  },
);

test("without a trusted proxy nobody can choose a country by a header", async () => {
  const { app } = await openTestServer({ site: countrySite });
  const headers = { "x-forwarded-for": inPeru };
  for (const url of ["/", "/api/geo"]) {
    const answer = await app.inject({ url, headers, remoteAddress: inHungary });
    expect(answer.json()).toEqual({ country_code: "HU" });
  }
});
