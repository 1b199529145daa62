import { Writable } from "node:stream";
import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { pino } from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import { errorPlugin } from "#server/http/errors.ts";
import { schemaController, schemasPlugin } from "./schemas.ts";

/** Its only route answers with the given body, under a schema of one number. */
async function openServer(answer: unknown) {
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const app = fastify({ loggerInstance: pino(stream), schemaController }).withTypeProvider<ZodTypeProvider>();
  await app.register(errorPlugin);
  await app.register(schemasPlugin);
  const schema = {
    params: z.object({ id: z.coerce.number("must be a number") }),
    response: { 200: z.object({ count: z.number() }) },
  };
  // A wrong answer does not compile; here one gets past the compiler.
  app.get("/:id", { schema }, async () => answer as { count: number });
  return { app, logged };
}

test("what is not in an answer's schema is not sent", async () => {
  const { app } = await openServer({ count: 1, secret: "x" });
  expect((await app.inject("/1")).json()).toEqual({ count: 1 });
});

test.each([[{ count: "1" }], [{}], [null]])(
  "the answer %j, which breaks its schema, is a logged 500",
  async (wrong) => {
    const { app, logged } = await openServer(wrong);
    const answer = await app.inject("/1");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: "something went wrong", code: "internal" });
    expect(logged.join("")).toContain("Response doesn't match the schema");
  },
);

test("a path whose parameter cannot be is not found", async () => {
  const { app } = await openServer({ count: 1 });
  const answer = await app.inject("/one");
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: "not found: id: must be a number", code: "not_found" });
});

test.each([
  [{ note: "a\0b" }, "note"],
  [{ lines: ["a", { text: "\0" }] }, "lines.1.text"],
  [{ lines: [{ "a\0": 1 }] }, "lines.0.a\0"],
])("a NUL in %j is refused with the name of its field", async (body, field) => {
  const { app } = await openServer(null);
  const schema = { body: z.object({ note: z.string(), lines: z.array(z.json()) }).partial() };
  app.post("/", { schema }, async () => "");
  const answer = await app.inject({ method: "POST", url: "/", body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: "invalid_field",
    fieldErrors: { [field]: "may have no NUL character" },
  });
});

test("a NUL that the body's schema takes out is no fault", async () => {
  const { app } = await openServer(null);
  const note = z.string().transform((text) => text.replaceAll("\0", ""));
  app.post("/", { schema: { body: z.object({ note }) } }, async ({ body }) => body);
  const answer = await app.inject({ method: "POST", url: "/", body: { note: "a\0b" } });
  expect(answer.json()).toEqual({ note: "ab" });
});
