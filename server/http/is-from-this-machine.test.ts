import { expect, test } from "vitest";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

const here = { host: "localhost:3000" };
const local = { SITE_URL: "http://localhost:3000" };

async function needsSetupCode(
  headers: Record<string, string>,
  {
    remoteAddress = "127.0.0.1",
    settings = local,
  }: { remoteAddress?: string; settings?: Record<string, string> } = {},
) {
  const { app } = await openTestServer({ settings });
  const answer = await app.inject({ url: "/api/registration", headers, remoteAddress });
  return answer.json<{ needsSetupCode: boolean }>().needsSetupCode;
}

test("who sits at the machine needs no code", async () => {
  expect(await needsSetupCode(here)).toBe(false);
  expect(await needsSetupCode({ host: "127.0.0.1:3000" })).toBe(false);
  expect(await needsSetupCode({ host: "[::1]:3000" }, { remoteAddress: "::1" })).toBe(false);
});

test("another address, a proxy's header or another name is elsewhere", async () => {
  expect(await needsSetupCode(here, { remoteAddress: "192.0.2.7" })).toBe(true);
  expect(await needsSetupCode({ host: "irany.test" })).toBe(true);
  for (const header of ["x-forwarded-for", "x-real-ip", "forwarded", "x-forwarded-proto", "cf-connecting-ip"])
    expect(await needsSetupCode({ ...here, [header]: "127.0.0.1" }), header).toBe(true);
});

test("of a site with an address of its own everybody needs the code, whatever a proxy leaves out", async () => {
  const settings = { SITE_URL: "https://irany.test" };
  expect(await needsSetupCode(here, { settings })).toBe(true);
  expect(await needsSetupCode(here, { settings: { ...settings, TRUST_PROXY: "loopback" } })).toBe(true);
});

test("behind a proxy that is believed, the visitor's own address counts", async () => {
  const settings = { ...local, TRUST_PROXY: "loopback" };
  expect(await needsSetupCode({ ...here, "x-forwarded-for": "192.0.2.7" }, { settings })).toBe(true);
  expect(await needsSetupCode({ ...here, "x-forwarded-for": "127.0.0.1" }, { settings })).toBe(false);
  expect(await needsSetupCode({ ...here, "x-real-ip": "192.0.2.7" }, { settings })).toBe(true);
  const elsewhere = { ...local, TRUST_PROXY: "10.0.0.0/8" };
  expect(await needsSetupCode({ ...here, "x-forwarded-for": "192.0.2.7" }, { settings: elsewhere })).toBe(
    true,
  );
});
