import { createServer, request as httpRequest, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { admitRequests } from "./admission.ts";

/** A server whose answers wait until they are let go. */
async function openServer() {
  const state = { isHigh: false, isFull: false, hasBegun: false };
  const open: ServerResponse[] = [];
  const refused: string[] = [];
  const handler: RequestListener = (request, response) => {
    request.resume();
    open.push(response);
  };
  const server = createServer(
    admitRequests({
      queue: state,
      pressure: state,
      closing: state,
      letArrivalsIn: async () => {},
      onRefusal: (what) => refused.push(what),
      handler,
    }),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Safe cast: the address of a TCP server is no string.
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const finish = () => open.splice(0).forEach((response) => response.end("done"));
  return { state, open, refused, port, get, finish };
}

test.each([
  ["/hu/blog", "", "hu", "Most túl sokan"],
  ["/en/", "", "en", "Too many people"],
  ["/es/blog?page=2", "", "es", "demasiadas visitas"],
  ["/admin", "i18nextLng=es", "es", "demasiadas visitas"],
])("when too many renders wait, %s (%s) is a small page in %s", async (path, cookie, language, words) => {
  const { state, get, open, refused } = await openServer();
  state.isFull = true;
  const answer = await get(path, { cookie });
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "retry-after": "3",
    "cache-control": "no-store",
  });
  const html = await answer.text();
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(words);
  expect(open).toEqual([]);
  expect(refused).toEqual(["pages"]);
});

test("while pages are refused, files and pictures are sent, and who watches is answered", async () => {
  const { state, get, open, finish } = await openServer();
  state.isFull = true;
  state.isHigh = true;
  const files = ["/assets/a-1.js", "/media/0/320.webp", "/favicon.ico"].map((path) => get(path));
  await expect.poll(() => open.length).toBe(3);
  const health = await get("/healthz");
  expect([health.status, await health.text()]).toEqual([200, "ok\n"]);
  finish();
  expect((await Promise.all(files)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("of calls so many are answered at once; then they are refused in JSON, until some have ended", async () => {
  const { get, open, refused, finish } = await openServer();
  const calls = Array.from({ length: 150 }, () => get("/api/posts/hu"));
  await expect.poll(() => open.length).toBe(150);
  const refusal = await get("/hydration/hu/blog");
  expect([refusal.status, refused]).toEqual([503, ["calls"]]);
  expect(await refusal.json()).toMatchObject({ code: "unavailable", error: expect.any(String) });
  // Editors have room of their own.
  const save = get("/api/profile", { cookie: "irany_peru_session=x" });
  await expect.poll(() => open.length).toBe(151);
  finish();
  await Promise.all([...calls, save]);
  const next = get("/api/geo");
  await expect.poll(() => open.length).toBe(1);
  finish();
  expect((await next).status).toBe(200);
});

test("who sends a body slowly stands in nobody's way", async () => {
  const { port, get, open, finish } = await openServer();
  const headers = { "content-length": 10 };
  for (let count = 0; count < 200; count += 1) {
    const slow = httpRequest({ port, path: "/api/login", method: "POST", headers, agent: false });
    slow.on("error", () => {}).write("x");
  }
  await expect.poll(() => open.length).toBe(200);
  const call = get("/api/geo");
  await expect.poll(() => open.length).toBe(201);
  finish();
  expect((await call).status).toBe(200);
});
