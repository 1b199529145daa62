import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";

test("all packages of a running site are listed and asked about; a grave advisory fails the check", async () => {
  let asked: Record<string, string[]> = {};
  const registry = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const text = (request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString();
    const isBulk = request.url === "/-/npm/v1/security/advisories/bulk";
    if (isBulk) asked = JSON.parse(text);
    const url = "https://example.org/advisory";
    const title = "Reads what it should not";
    const fastify = [{ id: 1, url, title, severity: "high", vulnerable_versions: "*", cwe: [], cvss: {} }];
    response
      .writeHead(isBulk ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify(isBulk ? { fastify } : {}));
  });
  registry.listen(0, "127.0.0.1");
  await once(registry, "listening");
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_audit_level: undefined,
  };
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ["scripts/testing/check-packages.ts"], { env }, (error, stdout) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout }),
    );
  });
  expect(output).toMatch(/bill of materials: \d{2,} packages, in build\/bill-of-materials\.json/);
  expect(Object.keys(asked)).toEqual(expect.arrayContaining(["fastify", "pg", "react", "sharp"]));
  expect(output).toContain("high: fastify: Reads what it should not");
  expect(code).toBe(1);
});
