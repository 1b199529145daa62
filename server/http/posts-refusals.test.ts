import { expect, test } from "vitest";
import { createApiClient } from "#api/client.ts";
import { failure } from "#tests/support/failure.ts";
import { openSignedInServer, visitor } from "#tests/support/test-server.ts";
import { hungarianPost, writtenPost } from "#tests/support/written-post.ts";

test("writing needs a signed-in account, and without one nothing changes", async () => {
  const { api, app } = await openSignedInServer();
  const { id } = await api.createPost(hungarianPost("Marad"));
  const stranger = createApiClient(visitor(app));
  const refusals = [
    stranger.createPost(hungarianPost("Betolakodó")),
    stranger.changePost(id, hungarianPost("Átírt")),
    stranger.deletePost(id),
  ];
  for (const refusal of refusals)
    expect(await failure(refusal)).toMatchObject({ status: 401, code: "not_signed_in" });
  expect((await api.listPosts("hu")).map((post) => post.title)).toEqual(["Marad"]);
});

test.each([
  ["szerzo", { szerzo: " " }],
  ["_id", { _id: "../x" }],
  ["category", { category: "Nincs ilyen" }],
  ["translations", { translations: "{" }],
  ["translations.hu.title", { translations: JSON.stringify({ en: { title: "Only English" } }) }],
  ["translations.hu.title", { translations: JSON.stringify({ hu: { title: "x".repeat(301) } }) }],
  [
    "translations.hu.content",
    { translations: JSON.stringify({ hu: { title: "x", content: "x".repeat(1_000_001) } }) },
  ],
  ["translations", { translations: JSON.stringify({ de: { title: "Deutsch" }, hu: { title: "x" } }) }],
])("a wrong %s is refused by its name and nothing is stored", async (field, wrong) => {
  const { api, send } = await openSignedInServer();
  const body = new FormData();
  const fields = {
    szerzo: "A",
    category: "Art",
    translations: JSON.stringify({ hu: { title: "x" } }),
    ...wrong,
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await send("/api/post", { method: "POST", body });
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: string };
  expect(error.startsWith(field)).toBe(true);
  expect(await api.listPosts("hu")).toEqual([]);
});

test("a post that is no form is refused", async () => {
  const { send } = await openSignedInServer();
  const headers = { "content-type": "application/json" };
  expect((await send("/api/post", { method: "POST", headers, body: "{}" })).status).toBe(400);
});

test("a cover that is no picture is refused and nothing is stored", async () => {
  const { api } = await openSignedInServer();
  const file = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/png" });
  expect(await failure(api.createPost(writtenPost(), { file }))).toMatchObject({
    status: 400,
    code: "picture_unreadable",
  });
  expect(await api.listPosts("hu")).toEqual([]);
});

test("a cover of more than 15 MB is refused", async () => {
  const { api } = await openSignedInServer();
  const file = new Blob([new Uint8Array(15 * 1024 * 1024 + 1)]);
  expect(await failure(api.createPost(writtenPost(), { file }))).toMatchObject({ status: 413 });
});
