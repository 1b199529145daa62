import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { s3Calls } from "./s3-calls.ts";

async function listen(answer: (asked: string) => { status: number; location?: string }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const name = `${request.method} ${request.url}`;
    asked.push(name);
    const { status, ...headers } = answer(name);
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Safe cast: the address of a TCP server is no string.
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each([307, 308, 301, 302])(
  "a bucket that sends a backup elsewhere with %i is not followed",
  async (status) => {
    const elsewhere = await listen(() => ({ status: 200 }));
    const bucket = await listen(() => ({ status, location: `${elsewhere.url}/stolen` }));
    const keys = { region: "eu-test-1", accessKeyId: "AKIDTEST", secretAccessKey: "secret" };
    const call = s3Calls({ endpoint: bucket.url, bucket: "peru", ...keys });
    const signal = AbortSignal.timeout(60_000);
    await expect(call("PUT", "backup.tar.gz", { body: Buffer.from("secret"), signal })).rejects.toThrow();
    expect(bucket.asked).toEqual(["PUT /peru/backup.tar.gz"]);
    expect(elsewhere.asked).toEqual([]);
  },
);
