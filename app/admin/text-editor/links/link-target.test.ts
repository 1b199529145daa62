import { expect, test } from "vitest";
import { linkAddress } from "#api/post-html/link-address.ts";
import { linkTarget } from "./link-target.ts";

test.each([
  ["https://a.test/b?c#d", "https://a.test/b?c#d"],
  ["https://a.test", "https://a.test/"],
  ["HTTP://a.test/b", "http://a.test/b"],
  ["peru.travel", "https://peru.travel/"],
  [" www.peru.travel/útmutató?x=1 ", "https://www.peru.travel/útmutató?x=1"],
  ["a.test:8080/b c", "https://a.test:8080/b%20c"],
  ["info@peru.travel", "mailto:info@peru.travel"],
  ["mailto:info@peru.travel?subject=Lima", "mailto:info@peru.travel?subject=Lima"],
  ["+51 1 234-567", "tel:+511234-567"],
  ["tel:+51 1 234 567", "tel:+511234567"],
  ["/hu/blog", "/hu/blog"],
  ["#alairas", "#alairas"],
])("a link to %s leads to %s", (typed, target) => {
  expect(linkTarget(typed)).toBe(target);
  expect(linkAddress(target)).toBe(target);
  expect(linkTarget(target)).toBe(target);
});

test.each([
  "",
  "Lima",
  "Lima, Peru",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "ftp://a.test/",
  "file:///etc/passwd",
  "//evil.test/",
  "/\\evil.test",
  "/../x",
  "https://",
  "https://a.test@evil.test/",
  "https:\\\\evil.test/",
  "mailto:",
  "tel:javascript",
  "#",
  "12.5",
])("a link cannot lead to %j", (typed) => {
  expect(linkTarget(typed)).toBeNull();
});
