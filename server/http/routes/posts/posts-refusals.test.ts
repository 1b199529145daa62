import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { errorSchema } from "#api/errors/error-schema.ts";
import { animation, jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

test("writing needs a signed-in account, and without one nothing changes", async () => {
  const { api, app } = await openSignedInServer();
  const { id } = await api.createPost(hungarianPost("Marad"));
  const anonymous = createAdminClient(visitor(app));
  const refusals = [
    anonymous.createPost(hungarianPost("Betolakodó")),
    anonymous.changePost(id, hungarianPost("Átírt")),
    anonymous.deletePost(id),
  ];
  // Listened to all at once: they are answered in no order.
  for (const refusal of await Promise.all(refusals.map(failure)))
    expect(refusal).toMatchObject({ status: 401, code: "not_signed_in" });
  expect((await api.listPosts("hu")).map((post) => post.title)).toEqual(["Marad"]);
});

const huTitle = (title: string) => ({ translations: JSON.stringify({ hu: { title } }) });
const huContent = (content: string) => ({ translations: JSON.stringify({ hu: { title: "x", content } }) });
const textTooLong = "may have at most 1000000 characters without its pictures";
const notTranslations = "must be texts by their language (hu, en, es)";

function postForm(changes: Record<string, string> = {}): FormData {
  const fields = { szerzo: "A", category: "Art", ...huTitle("x"), ...changes };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

test.each([
  ["szerzo", "is missing", { szerzo: " " }],
  ["szerzo", "may have at most 120 characters", { szerzo: "x".repeat(121) }],
  ["_id", "must be 24 hexadecimal digits", { _id: "../x" }],
  ["category", "is no category", { category: "Nincs ilyen" }],
  ["updatedAt", "must be a date and time like 2026-11-21T10:00:00Z", { updatedAt: "tegnap" }],
  ["translations", "is not valid JSON", { translations: "{" }],
  ["translations", notTranslations, { translations: "null" }],
  [
    "translations",
    notTranslations,
    { translations: JSON.stringify({ de: { title: "Deutsch" }, hu: { title: "x" } }) },
  ],
  [
    "translations.hu.title",
    "a Hungarian title is needed",
    { translations: JSON.stringify({ en: { title: "Only English" } }) },
  ],
  ["translations.hu.title", "a Hungarian title is needed", huTitle("\0")],
  ["translations.hu.title", "a Hungarian title is needed", huTitle("\u200B \u2060")],
  ["szerzo", "is missing", { szerzo: "\u3164" }],
  ["translations.hu.title", "may have at most 300 characters", huTitle("x".repeat(301))],
  ["translations.hu.title", "must be text", { translations: JSON.stringify({ hu: { title: 1 } }) }],
  ["translations.hu.content", textTooLong, huContent("x".repeat(1_000_001))],
  ["translations.hu.content", textTooLong, huContent(`<p>data:${"x".repeat(1_000_001)}`)],
  ["translations.hu.content", textTooLong, huContent(`<p>src="data:image/${"x".repeat(1_000_001)}"</p>`)],
  [
    "translations.hu.content",
    textTooLong,
    huContent(`<p>src="data:image/${"<em>x</em>".repeat(101_000)}"</p>`),
  ],
])("a wrong %s is refused by its name (%s) and nothing is stored", async (field, said, wrong) => {
  const { api, send } = await openSignedInServer();
  const response = await send("/api/post", { method: "POST", body: postForm(wrong) });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: `${field}: ${said}`,
    code: "invalid_field",
    fieldErrors: { [field]: said },
  });
  expect(await api.listPosts("hu")).toEqual([]);
});

test.each(["szerzo", "category", "translations"])("a post without %s is refused", async (field) => {
  const { send } = await openSignedInServer();
  const body = postForm();
  body.delete(field);
  const response = await send("/api/post", { method: "POST", body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: `${field}: is missing`,
    fieldErrors: { [field]: "is missing" },
  });
});

const part = 'content-disposition: form-data; name="szerzo"\r\n\r\nA';
const filePart = 'content-disposition: form-data; name="file"; filename="a.png"\r\n\r\nA';

test.each([
  ["garbage", "multipart/form-data; boundary=x", "garbage"],
  ["a form whose last part has no end", "multipart/form-data; boundary=x", `--x\r\n${part}`],
  ["a form whose file has no end", "multipart/form-data; boundary=x", `--x\r\n${filePart}`],
  ["a form without a boundary", "multipart/form-data", `--x\r\n${part}\r\n--x--\r\n`],
])("%s is refused", async (_what, contentType, body) => {
  const { send } = await openSignedInServer();
  const headers = { "content-type": contentType };
  const response = await send("/api/post", { method: "POST", headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "the form could not be read", code: "bad_request" });
});

test("a second file is refused", async () => {
  const { send } = await openSignedInServer();
  const body = postForm();
  for (const name of ["file", "file2"]) body.set(name, await jpegFile());
  const response = await send("/api/post", { method: "POST", body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "only one file can be sent", code: "bad_request" });
});

test("a form of too many fields is refused", async () => {
  const { send } = await openSignedInServer();
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`field${index}`, "x"]));
  const response = await send("/api/post", { method: "POST", body: postForm(many) });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "too many fields", code: "bad_request" });
});

test("a post that is no form is refused", async () => {
  const { send } = await openSignedInServer();
  const headers = { "content-type": "application/json" };
  expect((await send("/api/post", { method: "POST", headers, body: "{}" })).status).toBe(400);
});

test("a cover that is no picture is refused and nothing is stored", async () => {
  const { api } = await openSignedInServer();
  const file = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/png" });
  await expect(api.createPost(writtenPost(), { file })).rejects.toMatchObject({
    status: 400,
    code: "picture_unreadable",
    fieldErrors: { file: expect.any(String) },
  });
  expect(await api.listPosts("hu")).toEqual([]);
});

test.each(["gif", "webp"] as const)(
  "an animated %s is refused as a cover, never silently its first frame",
  async (type) => {
    const { api } = await openSignedInServer();
    const moving = new Blob([new Uint8Array(await animation(type))]);
    const refusal = { status: 400, code: "picture_animated", fieldErrors: { file: expect.any(String) } };
    await expect(api.createPost(writtenPost(), { file: moving })).rejects.toMatchObject(refusal);
    expect(await api.listPosts("hu")).toEqual([]);
    const { id, cover } = await api.createPost(writtenPost(), { file: await jpegFile() });
    await expect(api.changePost(id, writtenPost(), { file: moving })).rejects.toMatchObject(refusal);
    expect((await api.readFullPost(id)).cover).toEqual(cover);
  },
);

test("a damaged picture of a text is refused at that text", async () => {
  const { api } = await openSignedInServer();
  const content = '<p>x</p><img src="data:image/png;base64,AAAA" alt="">';
  const post = writtenPost({ translations: { hu: { title: "x", summary: "", content } } });
  await expect(api.createPost(post)).rejects.toMatchObject({
    code: "picture_unreadable",
    fieldErrors: { "translations.hu.content": expect.stringMatching(/^embedded picture 1 of the text: /) },
    formError: undefined,
  });
});

test("all wrong fields are told at once", async () => {
  const { send } = await openSignedInServer();
  const body = postForm({ szerzo: " ", ...huTitle("") });
  body.delete("category");
  const answer = errorSchema.parse(await (await send("/api/post", { method: "POST", body })).json());
  expect(answer).toMatchObject({ error: "szerzo: is missing" });
  expect(answer.fieldErrors).toEqual({
    szerzo: "is missing",
    category: "is missing",
    "translations.hu.title": "a Hungarian title is needed",
  });
});

test("a cover of more than 30 MB is refused by its name", async () => {
  const { send } = await openSignedInServer();
  const body = postForm();
  body.set("file", new Blob([new Uint8Array(30 * 1024 * 1024 + 1)]));
  const response = await send("/api/post", { method: "POST", body });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    error: "a picture file may have at most 30 MB",
    code: "picture_too_large",
    fieldErrors: { file: "a picture file may have at most 30 MB" },
  });
});
