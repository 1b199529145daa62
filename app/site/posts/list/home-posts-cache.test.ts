import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHomePostsCache } from "./home-posts-cache.ts";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import { languages } from "#i18n/languages.ts";

const hour = 60 * 60 * 1000;
const warn = vi.spyOn(console, "warn");

beforeEach(() => {
  warn.mockReset().mockReturnValue();
});

afterEach(() => {
  warn.mockReset();
});

function teaser(number: number): PostTeaser {
  return {
    id: `p${number}`,
    slug: `cim-${number}`,
    title: `Cím ${number}`,
    summary: "",
    author: "Anna",
    category: "Art",
    cover: number === 1 ? { hash: "ab", width: 800, height: 500 } : null,
    createdAt: "2026-05-01T10:00:00.000Z",
    language: "hu",
  };
}

/** A cache with a storage and a clock that the test controls. */
function makeCache() {
  const kept = new Map<string, string>();
  const clock = { now: 1_800_000_000_000 };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, clock, cache: createHomePostsCache({ storage: () => storage, now: () => clock.now }) };
}

test("nothing is kept at first, and that is no warning", () => {
  expect(makeCache().cache.read("hu")).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test("posts are kept under the two keys of their language, with their time", () => {
  const { cache, kept, clock } = makeCache();
  cache.write("hu", [teaser(1)]);
  expect([...kept.keys()].toSorted()).toEqual(["homePagePosts_hu_data", "homePagePosts_hu_timestamp"]);
  expect(kept.get("homePagePosts_hu_timestamp")).toBe(String(clock.now));
  expect(JSON.parse(kept.get("homePagePosts_hu_data") ?? "")).toEqual([teaser(1)]);
});

test("posts kept less than an hour ago are given back", () => {
  const { cache, clock } = makeCache();
  cache.write("hu", [teaser(1), teaser(2)]);
  clock.now += hour - 1;
  expect(cache.read("hu")).toEqual([teaser(1), teaser(2)]);
});

test("an empty list is a list too", () => {
  const { cache } = makeCache();
  cache.write("hu", []);
  expect(cache.read("hu")).toEqual([]);
});

test("after an hour they are not given any more, and both keys are removed", () => {
  const { cache, kept, clock } = makeCache();
  cache.write("hu", [teaser(1)]);
  cache.write("en", [teaser(2)]);
  clock.now += hour;
  expect(cache.read("hu")).toBeNull();
  expect([...kept.keys()]).toEqual(["homePagePosts_en_data", "homePagePosts_en_timestamp"]);
  expect(warn).not.toHaveBeenCalled();
});

test("no more than three posts are kept", () => {
  const { cache } = makeCache();
  cache.write("hu", [1, 2, 3, 4].map(teaser));
  expect(cache.read("hu")).toHaveLength(3);
});

test("a language knows nothing of the others' posts", () => {
  const { cache } = makeCache();
  cache.write("hu", [teaser(1)]);
  expect(cache.read("es")).toBeNull();
  expect(cache.read("hu")).toEqual([teaser(1)]);
});

test("clearing removes the posts of every language", () => {
  const { cache, kept } = makeCache();
  for (const language of languages) cache.write(language, [teaser(1)]);
  kept.set("i18nextLng", "hu");
  cache.clear();
  expect([...kept.keys()]).toEqual(["i18nextLng"]);
});

test.each([
  ["broken JSON", "data", "[{"],
  ["no list", "data", '{"0":{}}'],
  ["a list of something else", "data", "[null]"],
  ["a post without a title", "data", JSON.stringify([{ ...teaser(1), title: undefined }])],
  ["a date that is none", "data", JSON.stringify([{ ...teaser(1), createdAt: "yesterday" }])],
  ["an unknown language", "data", JSON.stringify([{ ...teaser(1), language: "de" }])],
  ["a cover that is none", "data", JSON.stringify([{ ...teaser(1), cover: "/a.jpg" }])],
  ["too many posts", "data", JSON.stringify([1, 2, 3, 4].map(teaser))],
  ["a time of the future", "timestamp", "1800000000001"],
  ["a time that is none", "timestamp", "now"],
  ["an empty time", "timestamp", ""],
])("%s in the storage is a warning; both keys are removed", (_, part, value) => {
  const { cache, kept } = makeCache();
  cache.write("hu", [teaser(1)]);
  kept.set(`homePagePosts_hu_${part}`, value);
  expect(cache.read("hu")).toBeNull();
  expect(kept.size).toBe(0);
  expect(warn).toHaveBeenCalledOnce();
});

test.each(["data", "timestamp"])("an entry without its %s is not shown", (part) => {
  const { cache, kept } = makeCache();
  cache.write("hu", [teaser(1)]);
  kept.delete(`homePagePosts_hu_${part}`);
  expect(cache.read("hu")).toBeNull();
  expect(kept.size).toBe(0);
});

test("a browser without storage gives warnings, never an error", () => {
  const cache = createHomePostsCache({
    storage() {
      throw new DOMException("denied", "SecurityError");
    },
    now: () => 0,
  });
  expect(cache.read("hu")).toBeNull();
  expect(() => cache.write("hu", [teaser(1)])).not.toThrow();
  expect(() => cache.clear()).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(3);
});

test("a full storage leaves nothing that would be shown later", () => {
  const { kept, clock } = makeCache();
  const full = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  kept.set("homePagePosts_hu_data", JSON.stringify([teaser(1)]));
  kept.set("homePagePosts_hu_timestamp", String(clock.now));
  const cache = createHomePostsCache({ storage: () => full, now: () => clock.now });
  cache.write("hu", [teaser(2)]);
  expect(warn).toHaveBeenCalledOnce();
  expect(cache.read("hu")).toBeNull();
});
