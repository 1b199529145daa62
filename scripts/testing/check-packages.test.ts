import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";

/** Runs the check against a registry on this machine. @param answer of its call for advisories */
async function check(answer: (asked: Record<string, string[]>) => { status: number; body: object }) {
  const registry = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const text = (request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();
    const isBulk = request.url === "/-/npm/v1/security/advisories/bulk";
    const { status, body: answered } = isBulk ? answer(JSON.parse(text)) : { status: 404, body: {} };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answered));
  });
  registry.listen(0, "127.0.0.1");
  await once(registry, "listening");
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_audit_level: undefined,
    npm_config_fetch_retries: "0",
  };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ["scripts/testing/check-packages.ts"], { env }, (error, stdout) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout }),
    );
  });
}

test("all packages of a running site are listed and asked about; a grave advisory fails the check", async () => {
  let asked: Record<string, string[]> = {};
  const { code, output } = await check((names) => {
    asked = names;
    const url = "https://example.org/advisory";
    const title = "Reads what it should not";
    const fastify = [{ id: 1, url, title, severity: "high", vulnerable_versions: "*", cwe: [], cvss: {} }];
    return { status: 200, body: { fastify } };
  });
  expect(output).toMatch(/bill of materials: \d{2,} packages, in build\/bill-of-materials\.json/);
  expect(Object.keys(asked)).toEqual(expect.arrayContaining(["fastify", "pg", "react", "sharp"]));
  expect(output).toContain("high: fastify: Reads what it should not");
  expect(code).toBe(1);
});

test("without advisories it passes", async () => {
  const { code, output } = await check(() => ({ status: 200, body: {} }));
  expect(output).toContain("advisories: 0");
  expect(code).toBe(0);
});

test("a registry that tells no advisories is told as such, and nobody is kept from working", async () => {
  const { code, output } = await check(() => ({ status: 405, body: { error: "no" } }));
  expect(output).toMatch(/advisories: COULD NOT BE CHECKED: .*405/);
  expect(code).toBe(0);
});
