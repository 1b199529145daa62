import { request as httpRequest, type ClientRequest } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { errorPlugin } from "#server/http/errors.ts";
import { sessionOf } from "#tests/support/fuzzing/session-of.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";
import { limitUploads } from "./limit-uploads.ts";

/** A server that reads forms of at most 800 bytes, at most 1000 at once. */
async function openServer() {
  const app = fastify();
  await app.register(errorPlugin);
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => body.length,
  );
  app.post("/", { onRequest: limitUploads(1000, 800) }, async (request) => request.body);
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  // Safe cast: the address of a TCP server is no string.
  return { app, port: (app.server.address() as AddressInfo).port };
}

/** Sends the head of a form and the first byte; the rest never comes. */
async function begin(port: number, bytes: number) {
  const headers = { "content-type": "x/y", "content-length": bytes };
  const sending = httpRequest({ port, method: "POST", headers });
  sending.on("error", () => {}).write("x");
  return sending;
}

const statusOf = async (port: number, bytes: number, headers: Record<string, string> = {}) =>
  (
    await fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { "content-type": "x/y", ...headers },
      body: "x".repeat(bytes),
    })
  ).status;

test("a form that comes while others fill the memory is told to come again, until they have ended", async () => {
  const { port } = await openServer();
  const first = await begin(port, 600);
  await expect.poll(() => statusOf(port, 500)).toBe(503);
  expect(await statusOf(port, 400)).toBe(200);
  first.destroy();
  await expect.poll(() => statusOf(port, 500)).toBe(200);
});

test("all routes that take large bodies share one budget", async () => {
  const { app } = await openSignedInServer();
  const cookie = await sessionOf(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  // Safe cast: the address of a TCP server is no string.
  const { port } = app.server.address() as AddressInfo;
  const head = { "content-type": "multipart/form-data; boundary=x", cookie };
  let first: ClientRequest | undefined;
  const begin = () => {
    const headers = { ...head, "content-length": 100_000_000 };
    first = httpRequest({ port, method: "POST", path: "/api/post", headers });
    // One of the questions below may come before it, and have it refused.
    first.on("error", () => {}).on("response", begin);
    first.write("--x");
  };
  begin();
  onTestFinished(() => void first?.removeAllListeners("response").destroy());
  const statusOfNext = async (method: "POST" | "PUT", url: string) =>
    (await app.inject({ method, url, headers: { ...head, "content-length": "60000000" }, payload: "" }))
      .statusCode;
  await expect.poll(() => statusOfNext("POST", "/api/post")).toBe(503);
  for (const url of ["/api/post/1", "/api/post/1/autosaves"])
    expect(await statusOfNext("PUT", url), url).toBe(503);
  expect(await statusOfNext("POST", "/api/media")).toBe(503);
});

test("a form alone may be as large as a form may be, and no larger", async () => {
  const { port } = await openServer();
  expect(await statusOf(port, 800)).toBe(200);
  expect(await statusOf(port, 801)).toBe(413);
});

test("a form of unknown length counts as the longest, and is refused beside another one", async () => {
  const { app, port } = await openServer();
  const first = await begin(port, 300);
  await expect.poll(() => statusOf(port, 800)).toBe(503);
  // Chunked.
  const answer = await new Promise((answered) => {
    const sending = httpRequest({ port, method: "POST", headers: { "content-type": "x/y" } }, answered);
    sending.write("x");
    sending.end("y");
  });
  expect(answer).toMatchObject({ statusCode: 503, headers: { "retry-after": "10" } });
  first.destroy();
  await app.close();
});
