import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { FetchError } from "#server/domain/network/guarded-request.ts";
import { createAsker } from "./polite-asker.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code).end();
const redirect =
  (to: string): Answer =>
  (response) =>
    void response.writeHead(301, { location: to }).end();

/** Another site, of which one can ask what it was asked. */
async function startSite(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    (answers[request.url ?? ""] ?? status(404))(response, request);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Safe cast: the address of a TCP server is no string.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { signal } = new AbortController();
  const ask = createAsker({ siteUrl: "https://irany.test", server: url, signal });
  return { url, asked, ask: (path: string) => ask(url + path) };
}

test("the status of an address is asked for by HEAD, and by GET where that is refused", async () => {
  const { ask, asked } = await startSite({
    "/here": status(200),
    "/gone": status(410),
    "/no-head": (response, { method }) => void response.writeHead(method === "HEAD" ? 405 : 200).end(),
    "/broken": status(500),
  });
  expect(await ask("/here")).toBe(200);
  expect(await ask("/lost")).toBe(404);
  expect(await ask("/gone")).toBe(410);
  expect(await ask("/no-head")).toBe(200);
  expect(await ask("/broken")).toBe(500);
  expect(asked.filter((one) => one.endsWith("/here"))).toEqual(["HEAD /here"]);
  expect(asked.filter((one) => one.endsWith("/no-head"))).toEqual(["HEAD /no-head", "GET /no-head"]);
  expect(asked.filter((one) => one.endsWith("/robots.txt"))).toEqual(["GET /robots.txt"]);
});

test("redirects are followed to their end, and a circle has none", async () => {
  const { ask } = await startSite({
    "/moved": redirect("/further"),
    "/further": redirect("/here"),
    "/here": status(200),
    "/to-nothing": redirect("/lost"),
    "/circle": redirect("/circle"),
  });
  expect(await ask("/moved")).toBe(200);
  expect(await ask("/to-nothing")).toBe(404);
  expect(await ask("/circle")).toBeNull();
});

test("what a robots.txt forbids is left alone, also behind a redirect", async () => {
  const rules = "User-agent: IranyPeruLinks\nDisallow: /private\n\nUser-agent: *\nDisallow: /";
  const { ask, asked } = await startSite({
    "/robots.txt": (response) => void response.end(rules),
    "/private": status(200),
    "/leading": redirect("/private"),
    "/open": status(200),
  });
  expect(await ask("/private")).toBeNull();
  expect(await ask("/leading")).toBeNull();
  expect(await ask("/open")).toBe(200);
  expect(asked.filter((one) => one.endsWith("/private"))).toEqual([]);
});

test("a site that cannot say what it allows is asked for nothing else", async () => {
  const { ask, asked } = await startSite({ "/robots.txt": status(503), "/here": status(200) });
  expect(await ask("/here")).toBeNull();
  expect(asked).toEqual(["GET /robots.txt"]);
});

/** Leaves the others time to come meanwhile. */
async function restAWhile(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
}

test("each host is asked one thing at a time, by the name of the site that asks", async () => {
  const names = new Set<string | undefined>();
  let open = 0;
  let most = 0;
  const slowly: Answer = (response, { headers }) => {
    names.add(headers["user-agent"]);
    open += 1;
    most = Math.max(most, open);
    void restAWhile().then(() => {
      open -= 1;
      response.end();
    });
  };
  const { ask } = await startSite({ "/robots.txt": slowly, "/1": slowly, "/2": slowly, "/3": slowly });
  await Promise.all(["/1", "/2", "/3"].map(ask));
  expect(most).toBe(1);
  expect([...names]).toEqual(["IranyPeruLinks/1.0 (+https://irany.test)"]);
});

test("who does not answer in time is waited for no longer", async () => {
  const { url } = await startSite({ "/robots.txt": status(404), "/slow": () => {} });
  const { signal } = new AbortController();
  const ask = createAsker({ siteUrl: "https://irany.test", server: url, signal, timeout: 100 });
  await expect(ask(`${url}/slow`)).rejects.toThrow(FetchError);
});

test("nothing in a private network is asked, also where a redirect leads there", async () => {
  const inside = await startSite({ "/secret": status(200) });
  const { ask, url } = await startSite({ "/in": redirect(`${inside.url}/secret`) });
  await expect(ask("/in")).rejects.toMatchObject({ kind: "private" });
  expect(inside.asked).toEqual([]);
  const { signal } = new AbortController();
  const strict = createAsker({ siteUrl: "https://irany.test", signal });
  await expect(strict(`${url}/in`)).rejects.toMatchObject({ kind: "private" });
});
