import { expect, test } from "vitest";
import type { FullPost } from "#api/posts/posts.ts";
import { isMixed, versionsIn, wholeVersion, writtenVersion } from "./post-versions.ts";

const cover = { hash: "0", width: 1, height: 1 };

/** A post as the server answers it. */
function stored(version: number): FullPost {
  // Safe cast: what is not here is not looked at.
  return { ...writtenVersion(7, version), cover } as unknown as FullPost;
}

test("a post that was stored whole shows its version", () => {
  expect(wholeVersion(stored(12), 7)).toBe(12);
});

test("a post with a text of another version, or without one, or without its cover is not whole", () => {
  const one = stored(1);
  const { en } = stored(2).translations;
  expect(wholeVersion({ ...one, translations: { ...one.translations, ...(en && { en }) } }, 7)).toBeNull();
  const { hu, es } = one.translations;
  expect(wholeVersion({ ...one, translations: { ...(hu && { hu }), ...(es && { es }) } }, 7)).toBeNull();
  expect(wholeVersion({ ...one, cover: null }, 7)).toBeNull();
});

test("a page that shows two versions of one post is mixed, one that shows two posts is not", () => {
  expect(versionsIn("soak1v2 soak1v2 soak11v3")).toEqual(
    new Map([
      [1, new Set([2])],
      [11, new Set([3])],
    ]),
  );
  expect(isMixed("soak1v2 soak2v1")).toBe(false);
  expect(isMixed("soak1v2 soak1v21")).toBe(true);
});
