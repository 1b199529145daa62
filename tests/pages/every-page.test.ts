import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wayPairIds, wayPath } from "#content/facts/ways/way-pairs.ts";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { guidePages, overviewOf, pagePath } from "#i18n/addresses.ts";
import { isLanguage, languages, locales } from "#i18n/languages.ts";
import {
  ancestorsOf,
  readElements,
  textOf,
  type PageElements,
} from "#tests/support/readers/page-elements.ts";
import {
  foreignRequests,
  misnestedTags,
  misplacedItems,
  namelessElements,
  unclearParts,
  wrongHeadings,
  wrongIds,
} from "#tests/support/readers/page-faults.ts";
import type { PageHead, Thing } from "#tests/support/readers/page-head.ts";
import {
  walkBuiltSite,
  walkTimeout,
  type WalkedPage,
  type WalkedSite,
} from "#tests/support/readers/walk-built-site.ts";

// Everything that is asked of all pages is asked here, because one walk renders them. Anything that only a layout shows, or that
// scripts draw and fetch, is looked at in tests/journeys.

const origin = "http://irany.test";
const publicFolder = join(import.meta.dirname, "..", "..", "public");
const guide = guidePages.flatMap((page) =>
  languages.map((language) => ({ page, language, path: pagePath(page, language) })),
);

let site: WalkedSite;
let pages: (WalkedPage & PageElements)[];

const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  site = await walkBuiltSite((end) => void ends.push(end));
  pages = site.pages.map((page) => ({ ...page, ...readElements(page.html) }));
}, walkTimeout);

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** @param find what is wrong with a page */
function expectNothing(find: (page: WalkedPage & PageElements) => string[]): void {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`))).toEqual([]);
}

function thing({ things }: PageHead, type: string): Thing | undefined {
  return things.find((one) => one["@type"] === type);
}

/** A path of breadcrumbs; every step has a name. */
function stepsOf(addresses: (string | undefined)[]): unknown {
  return addresses.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: expect.stringMatching(/./),
    item,
  }));
}

test("no page asks another host for anything: no script, picture, style, frame, font or connection", () => {
  expectNothing((page) => foreignRequests(page, page.html, "irany.test"));
});

test("every page says its type, is in the language of its address, and has one title and one main part with its heading", () => {
  expectNothing(({ path, html, head, named }) => {
    const [language = ""] = path.slice(1).split("/");
    const headings = named("h1").map(ancestorsOf);
    const titles = named("title").filter((title) => ancestorsOf(title).some(({ name }) => name === "head"));
    return [
      // Without it, browsers lay a page out as those of 1998.
      ...(html.startsWith("<!DOCTYPE html>") ? [] : ["no type of document"]),
      ...(isLanguage(language) && head.language?.slice(0, 2) === language ? [] : [`lang="${head.language}"`]),
      ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
      ...(named("main").length === 1 ? [] : [`${named("main").length} main parts`]),
      ...(headings.length === 1 && headings[0]?.some(({ name }) => name === "main")
        ? []
        : ["no single heading"]),
    ];
  });
});

test("headings leave out no level, and none is empty", () => {
  expectNothing(wrongHeadings);
});

test("every anchor is there once, and what names another part of the page names one that is there", () => {
  expectNothing(wrongIds);
});

test("links, buttons, fields and pictures have names, and no link leads nowhere", () => {
  expectNothing(namelessElements);
});

test("no link and no button holds another", () => {
  expectNothing(({ html }) => misnestedTags(html));
});

test("the parts of a page that a reader may jump to have names of their own", () => {
  expectNothing(unclearParts);
});

test(
  "every link of the guide leads to a page, and every anchor to a place on it",
  async () => {
    const paths = new Set([
      ...languages.map((language) => pagePath("home", language)),
      ...guide.map(({ path }) => path),
      // They are made alike in each language.
      ...wayPairIds.map((pair) => wayPath(pair, "hu")),
    ]);
    const links = pages.flatMap(({ path, named }) =>
      paths.has(path) ? named("a").map(({ attribs: { href = "" } }) => new URL(href, origin + path)) : [],
    );
    const own = links.filter((link) => link.origin === origin);
    const targets = new Map(own.map((link) => [link.href, link]));
    expect(targets.size).toBeGreaterThan(100);
    const read = new Map<string, string | null>();
    const dead: string[] = [];
    for (const { href, pathname, search, hash } of targets.values()) {
      const html = read.get(pathname + search) ?? (await site.read(pathname + search));
      read.set(pathname + search, html);
      const anchor = decodeURIComponent(hash.slice(1));
      if (html === null || (anchor !== "" && !html.includes(` id="${anchor}"`))) dead.push(href);
    }
    expect(dead).toEqual([]);
  },
  walkTimeout,
);

test("at its end every page of the guide leads on to three others", () => {
  for (const { path } of guide.filter(({ language }) => language === "en")) {
    const named = pages.find((page) => page.path === path)?.named;
    const title = named?.("h2").find((heading) => textOf(heading) === "Read on");
    const section = title && ancestorsOf(title).find(({ name }) => name === "section");
    const links = named?.("a").filter((link) => section && ancestorsOf(link).includes(section));
    expect(new Set(links?.map(({ attribs }) => attribs["href"])).size, path).toBe(3);
  }
});

test("lists hold items alone, and tables have heads", () => {
  expectNothing(misplacedItems);
});

test("what a page draws is drawn by the server, and its footer leads to the privacy page", () => {
  expectNothing(({ main, html, head }) => [
    ...(main.match(/<div class="[^"]*figure[^"]*"><\/div>/g) ?? []),
    ...languages.flatMap((language) => {
      if (head.language?.slice(0, 2) !== language) return [];
      const link = new RegExp(`<footer.*href="${pagePath("privacy", language)}"`, "s");
      return link.test(html) ? [] : ["no link to the privacy page"];
    }),
  ]);
});

test("every address of the site map is a page's canonical one, with the same alternates", () => {
  expect(site.map.length).toBeGreaterThan(100);
  for (const { address, alternates } of site.map) {
    const { html, head } = site.open(address.slice(origin.length));
    expect(html, address).not.toContain("noindex");
    expect(head.canonical, address).toBe(address);
    expect(head.alternates, address).toEqual(alternates);
  }
});

test("every page that may be indexed under its own address is in the site map", () => {
  const mapped = new Set(site.map.map(({ address }) => address));
  const own = pages.filter(
    ({ path, html, head }) => head.canonical === origin + path && !html.includes("noindex"),
  );
  expect(own.length).toBeGreaterThan(100);
  for (const { path } of own) expect(mapped).toContain(origin + path);
});

test("the home page tells of the site", () => {
  for (const language of languages) {
    const { head } = site.open(`/${language}/`);
    expect(thing(head, "WebSite"), language).toMatchObject({
      name: "Irány Peru",
      url: `${origin}/${language}/`,
      inLanguage: language,
      description: head.meta["description"],
    });
    expect(head.feed, language).toBe(`${origin}/${language}/feed.xml`);
  }
});

test("every page brings all its words in its HTML, in every language", () => {
  for (const { path } of guide) {
    const { main } = site.open(path);
    expect(main.match(/<section\b/g)?.length, path).toBeGreaterThan(2);
    const words = main.replaceAll(/<[^>]*>/g, " ").split(/\s+/);
    expect(words.length, path).toBeGreaterThan(500);
  }
});

test("every page describes itself for search engines and social cards", async () => {
  for (const { page, language, path } of guide) {
    const { title, description, keywords } = await loadGuidePage(page, language);
    const { head } = site.open(path);
    expect(head.heading, path).toBe(title);
    expect(head.canonical, path).toBe(origin + path);
    expect(head.meta["description"]?.length, path).toBeLessThanOrEqual(160);
    expect(head.meta["keywords"], path).toMatch(/\w, \w/);
    expect(head.meta, path).toMatchObject({
      description,
      keywords: keywords.join(", "),
      "og:type": "article",
      "og:title": `${title} | Irány Peru`,
      "og:description": description,
      "og:url": head.canonical,
      "og:locale": locales[language].replace("-", "_"),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/.{20}/),
      "twitter:card": "summary_large_image",
      "twitter:image": head.meta["og:image"],
    });
    expect(head.feed, path).toBe(`${origin}/${language}/feed.xml`);
  }
});

test("every page has a social picture of its own, in its size", async () => {
  const addresses = new Set<string>();
  for (const page of ["home", ...guidePages] as const) {
    const { head } = site.open(pagePath(page, "hu"));
    const address = head.meta["og:image"] ?? "";
    expect(address, page).toMatch(/^http:\/\/irany\.test\/pictures\/social\/[a-z-]+\.jpg$/);
    const { width, height, format } = await sharp(
      join(publicFolder, address.slice(origin.length)),
    ).metadata();
    expect({ width, height, format }, page).toEqual({ width: 1200, height: 630, format: "jpeg" });
    addresses.add(address);
  }
  expect(addresses.size).toBe(guidePages.length + 1);
});

test("every page tells where it stands and what it is", async () => {
  for (const { page, language, path } of guide) {
    const { title, description } = await loadGuidePage(page, language);
    const { head } = site.open(path);
    expect(thing(head, "Article"), path).toMatchObject({
      headline: title,
      description,
      inLanguage: language,
      image: head.meta["og:image"],
      mainEntityOfPage: head.canonical,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      publisher: { "@type": "Organization", name: "Irány Peru" },
    });
    const above = page === "peru-guide" ? [] : ["peru-guide" as const, overviewOf(page) ?? []].flat();
    const between = above.map((one) => origin + pagePath(one, language));
    const steps = [`${origin}/${language}/`, ...between, head.canonical];
    expect(thing(head, "BreadcrumbList")?.["itemListElement"], path).toEqual(stepsOf(steps));
  }
});

test("a post tells what it is, in the language of its text", () => {
  const { head } = site.open("/es/post/caminata-de-otono");
  expect(thing(head, "BlogPosting")).toMatchObject({
    headline: "Caminata de otoño",
    inLanguage: "es",
    image: head.meta["og:image"],
    mainEntityOfPage: `${origin}/es/post/caminata-de-otono`,
    author: { "@type": "Person", name: "Kovács Anna" },
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  // It has no cover.
  expect(head.meta["og:image"]).toBe(`${origin}/pictures/social/categories/discovery.jpg`);
  expect(existsSync(join(publicFolder, "pictures/social/categories/discovery.jpg"))).toBe(true);
  const steps = [`${origin}/es/`, `${origin}/es/blog`, `${origin}/es/post/caminata-de-otono`];
  expect(thing(head, "BreadcrumbList")?.["itemListElement"]).toEqual(stepsOf(steps));
});

test("the list of posts tells where it stands", () => {
  for (const language of languages) {
    const { head } = site.open(pagePath("blog", language));
    const steps = [`${origin}/${language}/`, `${origin}/${language}/blog`];
    expect(thing(head, "BreadcrumbList")?.["itemListElement"], language).toEqual(stepsOf(steps));
  }
});
