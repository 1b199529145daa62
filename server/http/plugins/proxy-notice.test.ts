import fastify from "fastify";
import { pino } from "pino";
import { expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { contextPlugin } from "./context.ts";
import { proxyNotice } from "./proxy-notice.ts";

const { openTestServer } = shareTestServers();

/** A server, and what it has logged. */
async function openServer(settings: Record<string, string> = {}) {
  const lines: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ loggerInstance: pino({ level: "warn" }, stream) });
  const { db } = await openTestServer();
  await app.register(contextPlugin, { db, env: parseEnv(settings), now: () => new Date() });
  await app.register(proxyNotice);
  app.get("/", async () => "x");
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: "/", remoteAddress, headers });
  return { lines, ask };
}

const forwarded = { "x-forwarded-for": "192.0.2.7" };

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "a proxy at %s that is not trusted is told of, loudly and once",
  async (address) => {
    const { lines, ask } = await openServer();
    await ask(address);
    await ask("198.51.100.7", forwarded);
    expect(lines).toEqual([]);
    await ask(address, forwarded);
    await ask(address, forwarded);
    expect(lines).toMatchObject([{ level: 50, msg: expect.stringContaining("TRUST_PROXY=loopback") }]);
  },
);

test("a trusted proxy is nothing to tell of", async () => {
  const { lines, ask } = await openServer({ TRUST_PROXY: "loopback" });
  await ask("127.0.0.1", forwarded);
  expect(lines).toEqual([]);
});
