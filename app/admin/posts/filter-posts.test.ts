import { expect, test } from "vitest";
import type { PostSummary } from "#api/posts.ts";
import { filterPosts } from "./filter-posts.ts";

type Listed = Pick<PostSummary, "states" | "outdated"> & { id: string };

const posts: Listed[] = [
  { id: "public", states: { hu: "published", en: "published", es: "none" }, outdated: [] },
  { id: "drafted", states: { hu: "published", en: "draft", es: "none" }, outdated: ["en"] },
  { id: "timed", states: { hu: { at: "2027-01-05T08:00:00Z" }, en: "none", es: "draft" }, outdated: [] },
  { id: "withdrawn", states: { hu: "unpublished", en: "none", es: "none" }, outdated: [] },
];

test.each([
  ["all", ["public", "drafted", "timed", "withdrawn"]],
  ["draft", ["drafted", "timed"]],
  ["scheduled", ["timed"]],
  ["unpublished", ["withdrawn"]],
  ["outdated", ["drafted"]],
] as const)("the filter %s keeps posts of which a language stands like that", (filter, expected) => {
  expect(filterPosts(posts, filter).map(({ id }) => id)).toEqual(expected);
});
