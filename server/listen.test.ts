import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openTestServer } from "#tests/support/servers/test-server.ts";
import { listen } from "./listen.ts";

/** One that no machine has, and two of which every machine has one beside 127.0.0.1: macOS the last, containers the second. */
const addresses = ["127.0.0.1", "192.0.2.1", "127.0.0.2", "::1"];

test("localhost is answered on each address that it has, until the server closes", async () => {
  const { app } = await openTestServer();
  const servers = await listen(app, { port: 0, host: "localhost" }, async () => addresses);
  const bound = servers.map((server) => server.address() as AddressInfo);
  expect(bound.length).toBeGreaterThan(1);
  const urls = bound.map(({ address, family, port }) => {
    return `http://${family === "IPv6" ? `[${address}]` : address}:${port}/api/geo`;
  });
  for (const url of urls) expect((await fetch(url)).status, url).toBe(200);
  await app.close();
  for (const url of urls) await expect(fetch(url), url).rejects.toThrow("fetch failed");
});
