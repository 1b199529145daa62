import { createHash } from "node:crypto";
import fastify from "fastify";
import { expect, test } from "vitest";
import { digestLength } from "#api/pocket/pocket-download-header.ts";
import { createMeasure } from "./measure.ts";

test("a picture that another size stands in for is measured when it is made, and once", async () => {
  const asked: string[] = [];
  const app = fastify();
  app.get("/media/*", async ({ url }, reply) => {
    asked.push(url);
    if (asked.length === 1) return reply.header("cache-control", "public, max-age=30").send("large");
    return reply.header("cache-control", "public, max-age=31536000, immutable").send("small");
  });
  const { file } = createMeasure(app);
  const digest = createHash("sha256").update("small").digest("base64url").slice(0, digestLength);
  const address = "/media/7c/320.avif";
  expect(await file(address)).toEqual({ address, bytes: 5, sent: 5, digest });
  expect(await file(address)).toEqual({ address, bytes: 5, sent: 5, digest });
  expect(asked).toEqual([address, address]);
});
