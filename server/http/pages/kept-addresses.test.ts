import { expect, test } from "vitest";
import { isKeptAddress } from "./kept-addresses.ts";

test.each([
  "/hu/",
  "/en/peru-guide",
  "/es/peru-utmutato",
  "/hu/adatvedelem",
  "/en/blog",
  "/en/blog?page=2",
  "/hu/post/oszi-tura",
  "/hu/post/%C5%91szi",
])("%s may be kept", (address) => {
  expect(isKeptAddress(address)).toBe(true);
});

test.each([
  ["the visitor's language", "/"],
  ["the admin area", "/hu/admin"],
  ["the admin area", "/en/login"],
  ["a call", "/api/posts/hu"],
  ["a query that nobody knows", "/en/blog?x=1"],
  ["a query of another page", "/en/peru-guide?page=2"],
  ["a second query", "/en/blog?page=2&x=1"],
  ["another spelling of a number", "/en/blog?page=02"],
  ["capitals", "/en/BLOG"],
  ["a needless escape", "/en/%62log"],
  ["a needless escape", "/hu/post/%6Fszi-tura"],
  ["an escape that cannot be read", "/hu/post/%E0"],
  ["a redirect", "/hu/peru-utmutato/"],
  ["a redirect", "/post/oszi-tura"],
  ["no post", "/hu/post/"],
  ["more than a post", "/hu/post/oszi-tura/x"],
  ["another segment", "/hu/edit/oszi-tura"],
  ["two slashes", "//hu/post/oszi-tura"],
  ["another host", "http://elsewhere.test/hu/blog"],
])("%s is not kept: %s", (_, address) => {
  expect(isKeptAddress(address)).toBe(false);
});
