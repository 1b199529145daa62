import { expect, test } from "vitest";
import { isCacheableAddress } from "./cacheable-addresses.ts";

test.each([
  "/hu/",
  "/en/peru-guide",
  "/es/peru-utmutato",
  "/hu/adatvedelem",
  "/en/blog",
  "/en/blog?page=2",
  "/hu/blog/gasztronomia",
  "/es/blog/gastronomia?page=3",
  // The owner may have given a category the word of another language.
  "/hu/blog/music",
  "/hu/blog/szerzo/kovacs-anna",
  "/en/blog/author/%E6%9D%8E-%E6%98%8E?page=2",
  "/hu/post/oszi-tura",
  "/hu/post/%C5%91szi",
  "/es/dato/costs.transportPrices.limaIca",
])("%s may be kept", (address) => {
  expect(isCacheableAddress(address)).toBe(true);
});

test.each([
  ["the visitor's language", "/"],
  ["the admin area", "/hu/admin"],
  ["the admin area", "/en/login"],
  ["a call", "/api/posts/hu"],
  ["a query that nobody knows", "/en/blog?x=1"],
  ["a query of another page", "/en/peru-guide?page=2"],
  ["anybody's plan", "/hu/utvonaltervezo?plan=v1_cusco.3"],
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
  ["another language's word for a fact", "/hu/fact/costs.dailyCosts"],
  ["two slashes", "//hu/post/oszi-tura"],
  ["another language's word for authors", "/hu/blog/author/kovacs-anna"],
  ["more than an author", "/hu/blog/szerzo/kovacs-anna/x"],
  ["a query that nobody knows", "/hu/blog/szerzo/kovacs-anna?x=1"],
  ["a later page of a post", "/hu/post/oszi-tura?page=2"],
  ["another host", "http://elsewhere.test/hu/blog"],
])("%s is not kept: %s", (_, address) => {
  expect(isCacheableAddress(address)).toBe(false);
});

test.each(["/en/peru-holidays?from=2027-07-20&to=2027-08-01", "/hu/koltsegek?amount=5", "/es/costos?days=3"])(
  "what anybody may ask a page is not kept: %s",
  (address) => {
    expect(isCacheableAddress(address)).toBe(false);
    expect(isCacheableAddress(address.replace(/\?.*/, ""))).toBe(true);
  },
);
