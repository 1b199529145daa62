import { byLanguage } from "#i18n/languages.ts";
import { expect, test, vi } from "vitest";
import { createApiClient } from "#api/client.ts";
import type { PostAnswer } from "#api/posts/post-answers.ts";
import { storedText } from "#tests/support/samples/stored-post.ts";
import { loadPost } from "./load-post.ts";

const hu = { title: "Ősz", summary: "", slug: "osz" };
const es = { title: "Otoño", summary: "", slug: "otono" };

const post: PostAnswer = {
  _id: "p1",
  szerzo: "Anna",
  category: "Art",
  cover: "",
  coverImage: "",
  picture: null,
  createdAt: "2026-05-01T10:00:00.000Z",
  updatedAt: "2026-05-01T10:00:00.000Z",
  ...storedText({ ...hu, content: "<p>Szöveg</p>" }),
  translations: { hu, es },
  language: "hu",
  publishedIn: ["hu", "es"],
  slugs: { ...byLanguage(() => "osz"), es: "otono" },
  blocks: [],
};

const neighbours = { older: { title: "Nyár", slug: "nyar", language: "hu" }, newer: null };

function apiThatAnswers(body: object, status = 200) {
  const send = vi.fn(async (path: string) =>
    path === "/api/post/p1/neighbours/hu" ? Response.json(neighbours) : Response.json(body, { status }),
  );
  return { api: createApiClient(send), send };
}

test("the post's address in each language is the one that the server names", async () => {
  const { api } = apiThatAnswers(post);
  expect(await loadPost(api, "osz", "hu")).toMatchObject({
    post: { language: "hu", publishedIn: ["hu", "es"] },
    languagePaths: { hu: "/hu/post/osz", en: "/en/post/osz", es: "/es/post/otono" },
    neighbours,
  });
});

test.each([undefined, "", ":slug"])("the slug %j is logged and not sent to the API", async (slug) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { api, send } = apiThatAnswers(post);
  expect(await loadPost(api, slug, "hu")).toBeNull();
  expect(send).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("a post that is not there is simply none", async () => {
  const { api } = apiThatAnswers({ error: "no such post", code: "not_found" }, 404);
  expect(await loadPost(api, "nincs", "hu")).toBeNull();
});

test.each([500, 503, 429])("an answer of %i says nothing of the post, so it is thrown on", async (status) => {
  const { api } = apiThatAnswers({ error: "something went wrong", code: "internal" }, status);
  await expect(loadPost(api, "osz", "hu")).rejects.toMatchObject({ status });
});

test("without any answer the failure is thrown on", async () => {
  const api = createApiClient(() => Promise.reject(new TypeError("no network")));
  await expect(loadPost(api, "osz", "hu")).rejects.toMatchObject({ status: 0 });
});
