import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";

const openShared = shareBuiltSite();

test("an address with a backslash or a control character does not exist, and is no failure", async () => {
  const { app } = await openShared();
  await app.listen({ port: 0, host: "127.0.0.1" });
  // Safe cast: the address of a TCP server is no string.
  const { port } = app.server.address() as AddressInfo;
  for (const path of ["/\\", "/hu/\\", "/%0a", "/en/%09", "/%0D%0A", "/es/a%7fb", "/hydration/hu/%0a"]) {
    const [answer] = (await once(httpRequest({ port, path }).end(), "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode, path).toBe(404);
    expect(answer.headers["content-type"], path).toBe("text/html; charset=utf-8");
  }
});

test("an address that cannot be decoded is answered for what it is sent as, like any other", async () => {
  const { app } = await openShared();
  for (const [url, type] of [
    ["/hu/%E0", "text/html; charset=utf-8"],
    ["/%zz", "text/html; charset=utf-8"],
    ["/api/%E0", "application/json; charset=utf-8"],
  ] as const) {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode, url).toBe(404);
    expect(headers, url).toMatchObject({ "content-type": type, "x-content-type-options": "nosniff" });
  }
});

test("a form posted to an address that only redirects is told, on a page, that there is none", async () => {
  const { app } = await openShared();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  for (const url of ["/", "/peru-vizum-tipusok", "/post/a"]) {
    const answer = await app.inject({ method: "POST", url, payload: "a=b", headers });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.headers["content-type"], url).toBe("text/html; charset=utf-8");
  }
});

test("the data of a page that does not exist are no page either", async () => {
  const { app } = await openShared();
  for (const url of ["/hydration/en/nope", "/hydration/en/post/nope", "/hydration/nope"]) {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode, url).toBe(404);
    expect(headers["content-type"], url).toBe("application/json; charset=utf-8");
  }
  expect((await app.inject("/hydration/en/blog")).statusCode).toBe(200);
  expect((await app.inject("/hydration/en/blog?utm_source=x")).statusCode).toBe(200);
});

test("the script for pages of a previous build has an address that no build changes", async () => {
  const { app } = await openShared();
  const { statusCode, headers, body } = await app.inject("/reload-when-safe.js");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toContain("javascript");
  expect(headers["cache-control"]).not.toContain("immutable");
  expect(body).toContain("reloadWhenSafe");
  expect(body).not.toMatch(/\bimport\b/);
});
