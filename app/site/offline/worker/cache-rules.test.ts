import { expect, test } from "vitest";
import { cacheAddress, mayBeCopied, requestKindOf } from "./cache-rules.ts";

const asked = (address: string, isDocument = false) =>
  requestKindOf(new URL(address, "https://site.example"), isDocument);

test("the worker answers public pages, their files and data, and the search", () => {
  expect(asked("/hu/", true)).toBe("page");
  expect(asked("/en/post/a-hike", true)).toBe("page");
  expect(asked("/", true)).toBe("unprefixed");
  expect(asked("/kereses", true)).toBe("unprefixed");
  expect(asked("/assets/site-B1.js")).toBe("immutable");
  expect(asked("/media/abc/640.avif")).toBe("immutable");
  expect(asked("/pictures/pages/weather.svg")).toBe("file");
  expect(asked("/sharing.js")).toBe("file");
  expect(asked("/hydration/en/trip-planner")).toBe("data");
  expect(asked("/api/search/es?q=lima")).toBe("search");
});

test.each([
  ["/admin", true],
  ["/hu/admin/edit/abc", true],
  ["/login", true],
  ["/en/register", true],
  ["/edit/a-hike", true],
  ["/hu/preview/abc?until=1&signature=2", true],
  ["/hu/feed.xml", true],
  ["/en/trip-planner.ics", true],
  ["/media/abc/640.avif", true],
  ["/api/docs", true],
  ["/hydration/hu/admin", false],
  ["/hydration/hu/preview/abc", false],
  ["/api/profile", false],
  ["/api/post/a-hike/en", false],
  ["/api/posts/en", false],
  ["/hu/", false],
])("%s is left to the browser (a document: %s)", (address, isDocument) => {
  expect(asked(address, isDocument)).toBeNull();
});

test("a page is kept without its query, but for the parts of a list", () => {
  const kept = (address: string) => cacheAddress(new URL(address, "https://site.example"));
  expect(kept("/en/trip-planner?plan=lima-2")).toBe("/en/trip-planner");
  expect(kept("/en/blog?page=2")).toBe("/en/blog?page=2");
  expect(kept("/en/blog?page=2&from=mail")).toBe("/en/blog");
  expect(kept("/en/admin")).toBeNull();
  expect(kept("/en/preview/abc")).toBeNull();
});

test("only what is whole and for everybody may be kept", () => {
  const answer = (cacheControl: string, status = 200) => {
    const response = new Response("", { status, headers: { "cache-control": cacheControl } });
    return Object.defineProperty(response, "type", { value: "basic" });
  };
  expect(mayBeCopied(answer("public, max-age=0, must-revalidate"))).toBe(true);
  expect(mayBeCopied(answer("public, max-age=0", 404))).toBe(false);
  expect(mayBeCopied(answer("no-store"))).toBe(false);
  expect(mayBeCopied(answer("private, max-age=60"))).toBe(false);
  expect(mayBeCopied(answer(""))).toBe(false);
  const redirected = Object.defineProperty(answer("public"), "redirected", { value: true });
  expect(mayBeCopied(redirected), "of another address").toBe(false);
  expect(mayBeCopied(new Response("", { headers: { "cache-control": "public" } })), "of another site").toBe(
    false,
  );
});
