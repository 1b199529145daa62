import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test("the client's path and the server's pattern come from the same entry", () => {
  expect(paths.postIn({ slug: "oszi-tura", language: "hu" })).toBe("/api/post/oszi-tura/hu");
  expect(paths.postIn.pattern).toBe("/api/post/:slug/:language");
  expect(paths.videoThumbnail({ id: "a-1", width: 208 })).toBe("/api/videos/a-1/thumbnail/208");
});

test("what is filled in cannot leave its place in the path", () => {
  expect(paths.postIn({ language: "hu", slug: "../a?b#c/:id" })).toBe("/api/post/..%2Fa%3Fb%23c%2F%3Aid/hu");
});
