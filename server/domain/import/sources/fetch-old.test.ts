import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fetchBytes, fetchJson } from "./fetch-old.ts";

test("what the old server answers is read, its refusals and what is no JSON are errors", async () => {
  const server = createServer(({ url }, response) => {
    if (url === "/gone") response.writeHead(410).end();
    else response.end(url === "/text" ? "<html>" : '["ő"]');
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Safe cast: the address of a TCP server is no string.
  const old = `http://localhost:${(server.address() as AddressInfo).port}`;
  const limits = { server: old, maxBytes: 6 };
  expect(await fetchJson(`${old}/posts`, limits)).toEqual(["ő"]);
  await expect(fetchJson(`${old}/posts`, { ...limits, maxBytes: 5 })).rejects.toThrow("is too large");
  await expect(fetchJson(`${old}/gone`, limits)).rejects.toThrow(`${old}/gone: answered 410`);
  await expect(fetchJson(`${old}/text`, limits)).rejects.toThrow(SyntaxError);
  expect(Buffer.from(await fetchBytes("data:image/png;base64,aGk=", null)).toString()).toBe("hi");
});
