import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { unescapeHtml } from "#api/post-html/escape-html.ts";
import { loadGuidePage } from "#content/load-guide-page.ts";
import { guidePages, pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { readPageHead, type PageHead, type Thing } from "#tests/support/readers/page-head.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { openSignedInServer, visitor } from "#tests/support/servers/test-server.ts";

const origin = "http://irany.test";
const publicFolder = join(import.meta.dirname, "..", "..", "public");
const everyPage = guidePages.flatMap((page) =>
  languages.map((language) => ({ page, language, path: pagePath(page, language) })),
);

interface OpenedPage {
  html: string;
  main: string;
  head: PageHead;
}

const openShared = shareBuiltSite();

async function openPages(): Promise<(path: string) => Promise<OpenedPage>> {
  const { app } = await openShared();
  return async (path) => {
    const html = await (await visitor(app)(path)).text();
    const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
    return { html, main, head: readPageHead(html) };
  };
}

function thing({ things }: PageHead, type: string): Thing | undefined {
  return things.find((one) => one["@type"] === type);
}

/** A list of schema.org; every item has a name. */
function listOf(part: "item" | "url", addresses: (string | undefined)[]): unknown {
  return addresses.map((address, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: expect.stringMatching(/./),
    [part]: address,
  }));
}

test("the home page tells of the site", async () => {
  const open = await openPages();
  for (const language of languages) {
    const { head } = await open(`/${language}/`);
    expect(thing(head, "WebSite"), language).toMatchObject({
      name: "Irány Peru",
      url: `${origin}/${language}/`,
      inLanguage: language,
      description: head.meta["description"],
    });
    expect(head.feed, language).toBe(`${origin}/${language}/feed.xml`);
  }
});

test("every page brings all its words in its HTML, in every language", async () => {
  const open = await openPages();
  for (const { path } of everyPage) {
    const { main } = await open(path);
    expect(main.match(/<section\b/g)?.length, path).toBeGreaterThan(2);
    const words = main.replaceAll(/<[^>]*>/g, " ").split(/\s+/);
    expect(words.length, path).toBeGreaterThan(500);
  }
});

test("every page describes itself for search engines and social cards", async () => {
  const open = await openPages();
  for (const { page, language, path } of everyPage) {
    const { title, description, keywords } = await loadGuidePage(page, language);
    const { head } = await open(path);
    expect(head.meta["description"]?.length, path).toBeLessThanOrEqual(160);
    expect(head.meta["keywords"], path).toMatch(/\w, \w/);
    expect(head.meta, path).toMatchObject({
      description,
      keywords: keywords.join(", "),
      "og:type": "article",
      "og:title": `${title} | Irány Peru`,
      "og:description": description,
      "og:url": head.canonical,
      "og:locale": { hu: "hu_HU", en: "en_GB", es: "es_PE" }[language],
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
  const open = await openPages();
  const addresses = new Set<string>();
  for (const page of ["home", ...guidePages] as const) {
    const { head } = await open(pagePath(page, "hu"));
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
  const open = await openPages();
  for (const { page, language, path } of everyPage) {
    const { title, description } = await loadGuidePage(page, language);
    const { head } = await open(path);
    expect(thing(head, "Article"), path).toMatchObject({
      headline: title,
      description,
      inLanguage: language,
      image: head.meta["og:image"],
      mainEntityOfPage: head.canonical,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      publisher: { "@type": "Organization", name: "Irány Peru" },
    });
    const between = page === "peru-guide" ? [] : [origin + pagePath("peru-guide", language)];
    const steps = [`${origin}/${language}/`, ...between, head.canonical];
    expect(thing(head, "BreadcrumbList")?.["itemListElement"], path).toEqual(listOf("item", steps));
  }
});

const questionsSchema = z.object({
  mainEntity: z.array(
    z.object({
      "@type": z.literal("Question"),
      name: z.string(),
      url: z.string(),
      acceptedAnswer: z.object({ "@type": z.literal("Answer"), text: z.string() }),
    }),
  ),
});

const topTen = [
  "machu-picchu",
  "nazca-lines",
  "lima",
  "huacachina",
  "cusco",
  "rainbow-mountain",
  "sacred-valley",
  "arequipa",
  "iquitos",
  "titicaca",
];

test("the top ten is told as a list of ten, each with its section", async () => {
  const open = await openPages();
  for (const language of languages) {
    const { main, head } = await open(pagePath("top-ten", language));
    const addresses = topTen.map((id) => `${head.canonical}#${id}`);
    expect(thing(head, "ItemList")?.["itemListElement"], language).toEqual(listOf("url", addresses));
    for (const id of topTen) expect(main, language).toContain(`<section id="${id}"`);
  }
});

/** What a reader reads of a page: tags within a line leave nothing behind, the others a space. */
function shownText(html: string): string {
  const lines = html.replaceAll(/<!--.*?-->|<\/?(?:a|i|span|strong)\b[^>]*>/gs, "");
  return unescapeHtml(lines.replaceAll(/<[^>]*>/g, " ")).replaceAll(/\s+/g, " ");
}

test("the frequent questions are told with their answers, word for word as the page shows them", async () => {
  const open = await openPages();
  for (const language of languages) {
    const { main, head } = await open(pagePath("questions", language));
    const questions = questionsSchema.parse(thing(head, "FAQPage")).mainEntity;
    expect(questions, language).toHaveLength(25);
    const shown = shownText(main);
    for (const { name, url, acceptedAnswer } of questions) {
      expect(shown).toContain(`${name} ${acceptedAnswer.text}`.replaceAll(/\s+/g, " "));
      const [address, id] = url.split("#");
      expect(address).toBe(head.canonical);
      expect(main).toContain(`id="${id}"`);
    }
  }
});

test("a post tells what it is, in the language of its text", async () => {
  const { api, send } = await openSignedInServer({ site: await loadBuiltSite() });
  await api.createPost(writtenPost());
  const head = readPageHead(await (await send("/es/post/caminata-de-otono")).text());
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
  expect((await send("/pictures/social/categories/discovery.jpg")).status).toBe(200);
  const steps = [`${origin}/es/`, `${origin}/es/blog`, `${origin}/es/post/caminata-de-otono`];
  expect(thing(head, "BreadcrumbList")?.["itemListElement"]).toEqual(listOf("item", steps));
});

test("the list of posts tells where it stands", async () => {
  const open = await openPages();
  for (const language of languages) {
    const { head } = await open(pagePath("blog", language));
    const steps = [`${origin}/${language}/`, `${origin}/${language}/blog`];
    expect(thing(head, "BreadcrumbList")?.["itemListElement"], language).toEqual(listOf("item", steps));
  }
});

test("what a page draws is drawn by the server, every anchor is there once and no link is empty", async () => {
  const open = await openPages();
  for (const { path } of everyPage) {
    const { html, main } = await open(path);
    expect(main, path).not.toMatch(/<div class="[^"]*figure[^"]*"><\/div>/);
    expect(main, path).not.toMatch(/<a [^>]*><\/a>|href=""|href="#"/);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice, path).toEqual([]);
    for (const [, target = ""] of main.matchAll(/ href="#([^"]+)"/g)) expect(ids, path).toContain(target);
  }
});

test("the weather is drawn for five cities and compared, with its numbers as tables", async () => {
  const { main } = await (await openPages())("/en/peru-weather");
  expect(main.match(/<figure\b/g)).toHaveLength(6);
  expect(main.match(/<table\b/g)?.length).toBeGreaterThanOrEqual(6);
});
