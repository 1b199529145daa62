import { byLanguage } from "#i18n/languages.ts";
import { expect, test, vi } from "vitest";
import { createApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { PostSummaryAnswer } from "#api/posts/post-answers.ts";
import { loadLatestPosts, loadPostList, reportFailedList } from "./load-post-list.ts";

function wirePost(number: number): PostSummaryAnswer {
  return {
    _id: `p${number}`,
    szerzo: "Anna",
    category: "Art",
    cover: "",
    coverImage: "",
    picture: null,
    createdAt: "2026-05-01T10:00:00.000Z",
    updatedAt: "2026-05-01T10:00:00.000Z",
    title: `Cím ${number}`,
    summary: "",
    slug: `cim-${number}`,
    translations: {},
    language: "hu",
    publishedIn: ["hu"],
    slugs: byLanguage(() => `cim-${number}`),
  };
}

/** An API with this many posts, which answers `limit` and `skip`. */
function apiWith(count: number) {
  const all = Array.from({ length: count }, (_, index) => wirePost(index + 1));
  return createApiClient(async (path) => {
    const { searchParams } = new URL(path, "http://localhost");
    const skip = Number(searchParams.get("skip"));
    return Response.json(all.slice(skip, skip + Number(searchParams.get("limit"))));
  });
}

test.each([
  [0, 1, 0, false],
  [24, 1, 24, false],
  [25, 1, 24, true],
  [25, 2, 1, false],
  [48, 2, 24, false],
  [48, 3, 0, false],
])("of %i posts page %i has %i; more follow: %s", async (count, page, length, hasMore) => {
  const list = await loadPostList(apiWith(count), "hu", page);
  expect([list.posts.length, list.hasMore]).toEqual([length, hasMore]);
});

test("a later page goes on where the one before ended", async () => {
  const list = await loadPostList(apiWith(30), "hu", 2);
  expect(list.posts[0]?.title).toBe("Cím 25");
});

test("after a known post the list goes on from it, whatever was published or deleted meanwhile", async () => {
  const send = vi.fn(async () => Response.json([wirePost(25)]));
  const [after] = (await loadPostList(apiWith(1), "hu", 1)).posts;
  const list = await loadPostList(createApiClient(send), "hu", 2, { after, category: "Art" });
  expect(list).toMatchObject({ posts: [{ id: "p25" }], page: 2, hasMore: false });
  const query = "category=Art&pinned=first&limit=25&before=2026-05-01T10%3A00%3A00.000Z&beforeId=p1";
  expect(send).toHaveBeenCalledWith(`/api/posts/hu?${query}`, undefined);
});

test("a failed list is logged and gives its status to the page, 503 when nothing answered", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(reportFailedList(new ApiError(500, "internal", ""))).toBe(500);
  expect(reportFailedList(new ApiError(0, "internal", ""))).toBe(503);
  expect(log.mock.calls.map(([message]) => message)).toEqual([
    "Failed to fetch posts",
    "Failed to fetch posts",
  ]);
  log.mockRestore();
});

test("the latest posts that could not be loaded are none, and the failure is logged", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const api = createApiClient(() => Promise.reject(new TypeError("no network")));
  expect(await loadLatestPosts(api, "hu", { limit: 3 })).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("a mistake of ours is no failed list", () => {
  expect(() => reportFailedList(new TypeError("mistake"))).toThrow("mistake");
});
