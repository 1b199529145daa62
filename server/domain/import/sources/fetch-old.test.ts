import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fetchBytes, fetchJson, lookupOf } from "./fetch-old.ts";

test("a name leads to the address that was checked, whatever it has become", async () => {
  const found = [
    { address: "203.0.113.7", family: 4 },
    { address: "2a00:1450::1", family: 6 },
  ];
  const lookup = lookupOf(found);
  const ask = (all: boolean) =>
    new Promise((done) => lookup("rebound.test", { all }, (error, ...given) => done([error, ...given])));
  expect(await ask(true)).toEqual([null, found]);
  expect(await ask(false)).toEqual([null, "203.0.113.7", 4]);
  const none = lookupOf([]);
  expect(await new Promise((done) => none("gone.test", {}, done))).toMatchObject({ code: "ENOTFOUND" });
});

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
