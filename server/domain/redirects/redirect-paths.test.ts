import { expect, test } from "vitest";
import {
  isReservedPath,
  normalPath,
  readForeignAddress,
  readOwnAddress,
  withSearch,
} from "./redirect-paths.ts";

const site = "https://irany.test";

test("a path has one spelling", () => {
  expect(normalPath("/hu/régi oldal/")).toBe("/hu/r%C3%A9gi%20oldal");
  expect(normalPath("/hu/r%c3%a9gi%20oldal")).toBe("/hu/r%C3%A9gi%20oldal");
  expect(normalPath("//other.test/a")).toBe("/other.test/a");
  expect(normalPath("/%E0")).toBeNull();
});

test("addresses of this site are told from others", () => {
  expect(readOwnAddress("https://irany.test/hu/blog?page=2#a", site)).toBe("/hu/blog?page=2#a");
  expect(readOwnAddress("/hu/blog", site)).toBe("/hu/blog");
  for (const typed of ["hu/blog", "//evil.test", "/\\evil.test", "https://evil.test/", "javascript:alert(1)"])
    expect(readOwnAddress(typed, site), typed).toBeNull();
  expect(readForeignAddress("https://example.com")).toBe("https://example.com/");
  for (const typed of ["http://example.com/", "javascript:alert(1)", "https://a:b@example.com/"])
    expect(readForeignAddress(typed), typed).toBeNull();
});

test("what speaks for the whole host, or is the site's own, leads nowhere", () => {
  const reserved = [
    "/.well-known/acme-challenge/token",
    normalPath("/%2ewell-known/security.txt"),
    normalPath("/a/../.well-known/x"),
    "/ads.txt",
    "/security.txt",
    "/google0123abc.html",
    "/apple-app-site-association",
    "/hu/admin/x",
    "/api/x",
    "/",
  ];
  for (const path of reserved) expect(isReservedPath(path ?? ""), path ?? "").toBe(true);
  for (const path of ["/hu/régi", "/index.php", "/feed.xml", "/blog/2019/lima.html", "/well-known"])
    expect(isReservedPath(path), path).toBe(false);
});

test("the query goes with the visitor", () => {
  expect(withSearch("/hu/blog", "?a=1")).toBe("/hu/blog?a=1");
  expect(withSearch("/hu/blog?page=2#b", "?a=1")).toBe("/hu/blog?page=2&a=1#b");
  expect(withSearch("/hu/blog#b", "")).toBe("/hu/blog#b");
});
