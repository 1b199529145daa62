import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, test } from "vitest";
import { compressPage } from "./compress-page.ts";

const page = "<p>Machu Picchu</p>".repeat(100);

async function answerTo(encoding: string, body = Buffer.from(page), type = "text/html") {
  const app = fastify();
  app.addHook("onSend", compressPage);
  app.get("/", (_request, reply) => reply.type(type).header("vary", "x-page-version").send(body));
  return app.inject({ url: "/", headers: { "accept-encoding": encoding } });
}

test.each([
  ["gzip", gunzipSync],
  ["br, gzip", brotliDecompressSync],
])("a page is sent whole to who accepts %s, its length known", async (accepted, unpack) => {
  const { headers, rawPayload } = await answerTo(accepted);
  expect(headers["content-encoding"]).toBe(accepted.split(",")[0]);
  expect(headers.vary).toBe("x-page-version, accept-encoding");
  expect(headers["content-length"]).toBe(String(rawPayload.length));
  expect(rawPayload.length).toBeLessThan(page.length / 10);
  expect(unpack(rawPayload).toString()).toBe(page);
});

test("it stays as it is for who refuses, and where nothing is to be gained", async () => {
  const refused = await answerTo("identity");
  expect([refused.headers["content-encoding"], refused.payload]).toEqual([undefined, page]);
  const small = await answerTo("gzip", Buffer.from("<p>Lima</p>"));
  expect([small.headers["content-encoding"], small.payload]).toEqual([undefined, "<p>Lima</p>"]);
  const picture = await answerTo("br", Buffer.from(page), "image/avif");
  expect([picture.headers["content-encoding"], picture.payload]).toEqual([undefined, page]);
});
