import { expect, test } from "vitest";
import {
  languageOfPath,
  pageAddresses,
  pagePath,
  postPath,
  prefixedPath,
  switchedPath,
  tidyPath,
  unprefixedAddresses,
  withoutLanguage,
} from "./addresses.ts";
import { languages } from "./languages.ts";

function urlOf(address: string): URL {
  return new URL(address, "https://example.com");
}

test("every page has an address of its own in each language", () => {
  for (const language of languages) {
    const addresses = Object.values(pageAddresses).map((page) => page[language]);
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});

test("the home page's address ends with a slash, another page's does not", () => {
  expect(pagePath("home", "en")).toBe("/en/");
  expect(pagePath("blog", "es")).toBe("/es/blog");
});

test("a slug is written so that it stays one segment", () => {
  expect(postPath("lima/ñ?", "es")).toBe("/es/post/lima%2F%C3%B1%3F");
});

test.each([
  ["/en/blog", "en"],
  ["/es", "es"],
  ["/", "hu"],
  ["/blog", "hu"],
  ["/english/blog", "hu"],
  ["/de/blog", "hu"],
])("the language of %s is %s", (pathname, language) => {
  expect(languageOfPath(pathname)).toBe(language);
});

test.each([
  ["/en/blog", "/blog"],
  ["/en/", "/"],
  ["/en", "/"],
  ["/blog", "/blog"],
  ["/", "/"],
])("%s without its language is %s", (pathname, bare) => {
  expect(withoutLanguage(pathname)).toBe(bare);
});

test.each([
  ["/en", "/en/"],
  ["/en//", "/en/"],
  ["/hu/blog/", "/hu/blog"],
  ["/hu/blog", "/hu/blog"],
])("%s is tidily written %s", (pathname, tidy) => {
  expect(tidyPath(pathname)).toBe(tidy);
});

test("every page but the home page is known without a prefix, once", () => {
  expect(unprefixedAddresses()).toEqual(["blog"]);
});

test.each([
  ["/blog", "/hu/blog"],
  ["/blog/", "/hu/blog"],
  ["/blog?page=2", "/hu/blog?page=2"],
])("the old address %s leads to %s", (address, target) => {
  expect(prefixedPath(urlOf(address))).toBe(target);
});

test("an old address of a post leads to the literal placeholder, with the slug as the fragment", () => {
  expect(prefixedPath(urlOf("/post/machu-picchu"))).toBe("/hu/post/:slug#machu-picchu");
  expect(prefixedPath(urlOf("/post/sz%C3%A9p"))).toBe("/hu/post/:slug#sz%C3%A9p");
});

test("an old address of a post without a slug has no fragment either", () => {
  expect(prefixedPath(urlOf("/post"))).toBe("/hu/post/:slug");
  expect(prefixedPath(urlOf("/post/"))).toBe("/hu/post/:slug");
});

test.each([
  ["/en/blog", { hu: "/blog", en: "/en/blog", es: "/es/blog" }],
  ["/blog", { hu: "/blog", en: "/en/blog", es: "/es/blog" }],
  ["/hu/", { hu: "/hu/", en: "/en/", es: "/es/" }],
])("the language switch on %s", (pathname, targets) => {
  const paths = languages.map((language) => [language, switchedPath(pathname, language)]);
  expect(Object.fromEntries(paths)).toEqual(targets);
});
