import { expect, test, vi } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { openTestServer, type TestServer } from "#tests/support/servers/test-server.ts";

const inHungary = "193.224.0.1";
const inPeru = "200.48.225.130";
const inUnitedStates = "8.8.8.8";

const openShared = shareBuiltSite();

/** @returns where a visitor with an address is led from `/` */
async function openRoot(
  { app }: TestServer,
  remoteAddress: string,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  const { statusCode, headers: answered } = await app.inject({ url: "/", remoteAddress, headers });
  expect(statusCode).toBe(302);
  expect(answered["cache-control"]).toBe("private, no-store");
  return answered.location;
}

test.each([
  [inHungary, "/hu/"],
  [inPeru, "/es/"],
  [inUnitedStates, "/en/"],
  ["127.0.0.1", "/hu/"],
  ["::1", "/hu/"],
])("a first visitor from %s is led to %s", async (address, location) => {
  expect(await openRoot(await openShared(), address)).toBe(location);
});

test("a stored choice wins over the country, the browser's languages count for nothing", async () => {
  const server = await openShared();
  expect(await openRoot(server, inPeru, { cookie: "i18nextLng=en" })).toBe("/en/");
  expect(await openRoot(server, inPeru, { "accept-language": "en" })).toBe("/es/");
});

test("behind a trusted proxy the visitor's country counts, not the proxy's", async () => {
  const headers = { "x-forwarded-for": inPeru };
  const trusting = await openTestServer({
    site: await loadBuiltSite(),
    settings: { TRUST_PROXY: "loopback" },
  });
  expect(await openRoot(trusting, "127.0.0.1", headers)).toBe("/es/");
  expect(await openRoot(await openShared(), inHungary, headers)).toBe("/hu/");
});

test("an address that names its language is not changed by the country", async () => {
  const { app } = await openShared();
  const answer = await app.inject({ url: "/en/", remoteAddress: inPeru });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="en"');
});

test("a lookup that fails leads to the default language, and is logged", async () => {
  const { renderSite } = await loadBuiltSite();
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { response } = await renderSite(new Request("http://irany.test/"), () =>
    Promise.reject(new Error("gone")),
  );
  expect(log).toHaveBeenCalledWith("Failed to find the visitor's country", expect.anything());
  log.mockRestore();
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/hu/");
});
