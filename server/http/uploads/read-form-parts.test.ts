import multipart from "@fastify/multipart";
import fastify from "fastify";
import { expect, test } from "vitest";
import { pictureTooLarge } from "#server/domain/media/prepare-picture.ts";
import { errorPlugin } from "#server/http/errors.ts";
import { readFormParts, streamedParts } from "./read-form-parts.ts";

async function openServer() {
  const app = fastify();
  await app.register(errorPlugin);
  await app.register(multipart, streamedParts);
  app.post("/", async (request) => {
    const { texts, file } = await readFormParts(request, {
      texts: { title: 20, text: 1000 },
      file: { name: "cover", maxBytes: 100 },
    });
    return { texts, file: file?.length };
  });
  return app;
}

async function send(form: FormData) {
  const request = new Request("http://irany.test", { method: "POST", body: form });
  const app = await openServer();
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = await app.inject({
    method: "POST",
    url: "/",
    headers: Object.fromEntries(request.headers),
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("texts and the file come as they were sent, an empty file counts as none", async () => {
  const fields = { title: "Árvíztűrő", text: "a\r\n🦙", cover: new Blob([new Uint8Array(100)]) };
  const expected = { title: "Árvíztűrő", text: "a\r\n🦙" };
  expect((await send(formOf(fields))).body).toEqual({ texts: expected, file: 100 });
  expect((await send(formOf({ ...fields, cover: new Blob([]) }))).body).toEqual({ texts: expected });
});

test("a part of another name is read past, however large, and never kept", async () => {
  const form = formOf({ unknown: "x".repeat(3_000_000), title: "T", "": "no" });
  expect((await send(form)).body).toEqual({ texts: { title: "T" } });
});

const tooLongTitle = {
  error: "title: too long",
  code: "too_large",
  fieldErrors: { title: "too long" },
};
const tooLargeCover = {
  error: pictureTooLarge,
  code: "picture_too_large",
  fieldErrors: { cover: pictureTooLarge },
};

test.each([
  ["title", { title: "x".repeat(21), text: "y" }, tooLongTitle],
  // Bytes.
  ["title", { title: "ű".repeat(11) }, tooLongTitle],
  ["cover", { cover: new Blob([new Uint8Array(101)]), title: "x" }, tooLargeCover],
])("a %s that is too large is refused when all has been read", async (_, fields, body) => {
  expect(await send(formOf(fields))).toEqual({ status: 413, body });
});
