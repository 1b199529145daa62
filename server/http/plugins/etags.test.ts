import compress from "@fastify/compress";
import fastify from "fastify";
import { expect, test } from "vitest";
import { etagPlugin } from "./etags.ts";

const text = "szöveg ".repeat(1000);

async function openServer() {
  const app = fastify();
  await app.register(compress, { encodings: ["br"] });
  await app.register(etagPlugin);
  app.get("/text", async (_request, reply) => reply.type("text/plain").send(text));
  app.get("/tagged", async (_request, reply) => reply.header("etag", '"own"').send(text));
  app.get("/missing", async (_request, reply) => reply.code(404).send(text));
  app.post("/text", async () => text);
  return app;
}

test("a text has a weak tag, the same for each encoding, and is not sent again while it is unchanged", async () => {
  const app = await openServer();
  const plain = await app.inject("/text");
  const { etag } = plain.headers;
  expect(etag).toMatch(/^W\/"[^"]+"$/);
  const compressed = await app.inject({ url: "/text", headers: { "accept-encoding": "br" } });
  expect(compressed.headers).toMatchObject({ etag, "content-encoding": "br" });
  const headers = { "accept-encoding": "br", "if-none-match": String(etag) };
  const again = await app.inject({ url: "/text", headers });
  expect(again).toMatchObject({ statusCode: 304, body: "", headers: { etag } });
  expect(again.headers).not.toHaveProperty("content-length");
  expect(again.headers).not.toHaveProperty("content-encoding");
});

test.each(['"own"', 'W/"own"', '"other", W/"own"', "*"])("an own tag is known by %s", async (tags) => {
  const app = await openServer();
  const answer = await app.inject({ url: "/tagged", headers: { "if-none-match": tags } });
  expect(answer).toMatchObject({ statusCode: 304, body: "", headers: { etag: '"own"' } });
});

test("an error and the answer to a form have no tag and are always sent", async () => {
  const app = await openServer();
  for (const [method, url] of [
    ["GET", "/missing"],
    ["POST", "/text"],
  ] as const) {
    const answer = await app.inject({ method, url, headers: { "if-none-match": "*" } });
    expect(answer.body).toBe(text);
    expect(answer.headers).not.toHaveProperty("etag");
  }
});
