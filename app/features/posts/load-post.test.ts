import { expect, test, vi } from "vitest";
import { createApiClient } from "#api/client.ts";
import type { WirePost } from "#api/post-wire.ts";
import { loadPost } from "./load-post.ts";

const hu = { title: "Ősz", summary: "", slug: "osz" };
const es = { title: "Otoño", summary: "", slug: "otono" };

const post: WirePost = {
  _id: "p1",
  szerzo: "Anna",
  category: "Art",
  cover: "",
  coverImage: "",
  picture: null,
  createdAt: "2026-05-01T10:00:00.000Z",
  updatedAt: "2026-05-01T10:00:00.000Z",
  ...hu,
  coverAlt: "",
  content: "<p>Szöveg</p>",
  translations: { hu, es },
};

function apiThatAnswers(body: object, status = 200) {
  const send = vi.fn(async () => Response.json(body, { status }));
  return { api: createApiClient(send), send };
}

test("the post knows its own address in each language, by the fallback's slug where it has no text", async () => {
  const { api } = apiThatAnswers(post);
  expect((await loadPost(api, "osz", "hu"))?.languagePaths).toEqual({
    hu: "/hu/post/osz",
    en: "/en/post/osz",
    es: "/es/post/otono",
  });
});

test("the text's language is the asked one, or the default one when that translation is missing", async () => {
  const { api } = apiThatAnswers(post);
  expect((await loadPost(api, "otono", "es"))?.post.textLanguage).toBe("es");
  expect((await loadPost(api, "osz", "en"))?.post.textLanguage).toBe("hu");
});

test("an old post without translations has its base slug everywhere", async () => {
  const { api } = apiThatAnswers({ ...post, translations: {} });
  const loaded = await loadPost(api, "osz", "en");
  expect(loaded?.languagePaths).toEqual({ hu: "/hu/post/osz", en: "/en/post/osz", es: "/es/post/osz" });
  expect(loaded?.post.textLanguage).toBe("hu");
});

test.each([undefined, "", ":slug"])("the slug %j is logged and asked for nowhere", async (slug) => {
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

test("a post that cannot be had is none too, and the reason is logged", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { api } = apiThatAnswers({ error: "something went wrong", code: "internal" }, 500);
  expect(await loadPost(api, "osz", "hu")).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
