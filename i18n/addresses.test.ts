import { expect, test } from "vitest";
import {
  adminPath,
  aliasesOf,
  editPath,
  guidePageAt,
  pageAt,
  guidePages,
  isAdminPath,
  languageOfPage,
  languagePrefix,
  menuPages,
  overviewOf,
  pageAddresses,
  pagePath,
  pagePaths,
  pagesBelow,
  postPath,
  prefixedPath,
  switchedPath,
  listedPages,
  canonicalPath,
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
  ["/", null],
  ["/blog", null],
  ["/english/blog", null],
  ["/xx/blog", null],
])("the language prefix of %s is %s", (pathname, language) => {
  expect(languagePrefix(pathname)).toBe(language);
  expect(languageOfPage(pathname, null)).toBe(language ?? "hu");
});

test.each([
  ["/admin", "i18nextLng=es", "es"],
  ["/edit/machu-picchu", "a=b; i18nextLng=en-US", "en"],
  ["/login", null, "hu"],
  ["/login", "i18nextLng=xx", "hu"],
  ["/en/admin", "i18nextLng=es", "en"],
  ["/blog", "i18nextLng=es", "hu"],
  ["/", "i18nextLng=es", "hu"],
])("the page at %s with the cookies %s is in %s", (pathname, cookies, language) => {
  expect(languageOfPage(pathname, cookies)).toBe(language);
});

test("the admin area's addresses are known with and without a language", () => {
  for (const pathname of [
    "/admin",
    "/en/admin",
    "/es/admin/edit/1",
    "/edit/lima",
    "/login",
    "/hu/register",
  ]) {
    expect(isAdminPath(pathname), pathname).toBe(true);
  }
  for (const pathname of ["/", "/hu/", "/hu/blog", "/administrator", "/hu/post/admin"]) {
    expect(isAdminPath(pathname), pathname).toBe(false);
  }
  expect([adminPath("en"), editPath("a b", "es")]).toEqual(["/en/admin", "/es/admin/edit/a%20b"]);
});

test.each([
  ["/en/blog", "/blog"],
  ["/en/", "/"],
  ["/en", "/"],
  ["/blog", "/blog"],
  ["/", "/"],
])("%s without its language is %s", (pathname, bare) => {
  expect(withoutLanguage(pathname)).toBe(bare);
  expect(languagePrefix(pathname) !== null).toBe(bare !== pathname);
});

test.each([
  ["/en", "/en/"],
  ["/en//", "/en/"],
  ["/hu/blog/", "/hu/blog"],
  ["/hu/blog", "/hu/blog"],
])("the canonical path of %s is %s", (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test("every page but the home page is known without a prefix, once", () => {
  const addresses = unprefixedAddresses();
  expect(new Set(addresses).size).toBe(addresses.length);
  const others = [...listedPages, "search", "blog", "changes", "privacy"] as const;
  expect(addresses.toSorted()).toEqual(others.flatMap((page) => aliasesOf(page)).toSorted());
  expect(addresses).toEqual(expect.arrayContaining(["blog", "peru-utmutato", "peru-guide", "guia-peru"]));
});

test("a page of the guide has a name in each language, the blog has one for all", () => {
  expect(aliasesOf("weather")).toEqual(["peru-idojaras", "peru-weather", "clima-peru"]);
  expect(aliasesOf("blog")).toEqual(["blog"]);
});

test("no two pages share a name", () => {
  const aliases = listedPages.flatMap((page) => aliasesOf(page));
  expect(new Set(aliases).size).toBe(aliases.length);
});

test("a page's own address in each language", () => {
  expect(pagePaths("lima-transport")).toEqual({
    hu: "/hu/lima-kozlekedes",
    en: "/en/lima-transportation",
    es: "/es/transporte-lima",
  });
  expect(pagePaths("home")).toEqual({ hu: "/hu/", en: "/en/", es: "/es/" });
});

test.each([
  ["/hu/peru-idojaras", "weather"],
  ["/hu/clima-peru", "weather"],
  ["/es/peru-weather", "weather"],
  ["/peru-guide", "peru-guide"],
  ["/en/fiestas-peru", "holidays"],
  ["/en/blog", null],
  ["/en/", null],
  ["/", null],
  ["/hu/peru-idojaras/x", null],
  ["/xx/peru-guide", null],
])("the guide's page at %s is %s", (pathname, page) => {
  expect(guidePageAt(pathname)).toBe(page);
});

test.each([
  ["/en/", "home"],
  ["/es", "home"],
  ["/hu/buscar", "search"],
  ["/en/costs", "money"],
  ["/en/blog/author/anna", null],
])("the page at %s is %s", (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});

test("an overview leads to the pages below it, which no menu names", () => {
  expect(pagesBelow("itineraries")).toContain("itinerary-north");
  expect(overviewOf("itinerary-north")).toBe("itineraries");
  expect(overviewOf("itineraries")).toBeNull();
  expect(menuPages).not.toContain("itinerary-north");
  expect(guidePages.slice(1, 3)).toEqual(["itineraries", "itinerary-one-week"]);
});

test.each([
  ["/blog", "/hu/blog"],
  ["/blog/", "/hu/blog"],
  ["/blog?page=2", "/hu/blog?page=2"],
  ["/peru-idojaras", "/hu/peru-idojaras"],
  ["/peru-weather/", "/hu/peru-weather"],
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
  ["/en/peru-guide", { hu: "/peru-guide", en: "/en/peru-guide", es: "/es/peru-guide" }],
  ["/en/admin", { hu: "/admin", en: "/en/admin", es: "/es/admin" }],
  ["/admin", { hu: "/hu/admin", en: "/en/admin", es: "/es/admin" }],
  ["/edit/lima", { hu: "/hu/edit/lima", en: "/en/edit/lima", es: "/es/edit/lima" }],
])("the language switch on %s", (pathname, targets) => {
  const paths = languages.map((language) => [language, switchedPath(pathname, language)]);
  expect(Object.fromEntries(paths)).toEqual(targets);
});
