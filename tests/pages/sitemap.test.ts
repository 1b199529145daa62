import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { children, parseXml, textOf } from "#tests/support/readers/parse-xml.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { openSignedInServer, visitor, type TestServer } from "#tests/support/servers/test-server.ts";

const origin = "http://irany.test";

/** A site with a post in three languages and one in Hungarian alone. */
async function openSite(): Promise<TestServer> {
  const server = await openSignedInServer({ site: await loadBuiltSite() });
  await server.api.createPost(writtenPost());
  await server.api.createPost(hungarianPost("Csak magyarul"));
  return server;
}

/** The addresses that a page's head names: by language, and its canonical one. */
function linksOf(html: string): Record<string, string> {
  const links = (html.match(/<link[^>]*>/g) ?? []).map((tag) =>
    Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value]) => [name, value])),
  );
  const named = links.flatMap(({ rel, hrefLang, hreflang = hrefLang, href = "" }) => {
    if (rel === "canonical") return [["canonical", href]];
    return rel === "alternate" && hreflang !== undefined ? [[hreflang, href]] : [];
  });
  // Each entry is a name and an address.
  return Object.fromEntries(named) as Record<string, string>;
}

test("every address of the site map is a page's canonical one, with the same alternates", async () => {
  const site = await openSite();
  const index = await site.app.inject("/sitemap.xml");
  const urls = [];
  for (const part of children(parseXml(index.body), "sitemap")) {
    const { body } = await site.app.inject((textOf(part, "loc") ?? "").slice(origin.length));
    urls.push(...children(parseXml(body), "url"));
  }
  expect(urls.length).toBeGreaterThan(6);
  for (const url of urls) {
    const address = textOf(url, "loc") ?? "";
    const response = await visitor(site.app)(address.slice(origin.length));
    expect(response.status, address).toBe(200);
    const html = await response.text();
    expect(html, address).not.toContain("noindex");
    const alternates = children(url, "xhtml:link").map(({ attributes }) => [
      attributes["hreflang"],
      attributes["href"],
    ]);
    expect(linksOf(html), address).toEqual({ canonical: address, ...Object.fromEntries(alternates) });
  }
});

test("every address of a feed leads to its post", async () => {
  const site = await openSite();
  for (const language of languages) {
    const { body } = await site.app.inject(`/${language}/feed.xml`);
    const entries = children(parseXml(body), "entry");
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      const address = children(entry, "link")[0]?.attributes["href"] ?? "";
      const own = (textOf(entry, "id") ?? "").slice(origin.length);
      expect((await visitor(site.app)(address.slice(origin.length))).status).toBe(200);
      expect((await visitor(site.app)(own)).headers.get("location")).toBe(address.slice(origin.length));
    }
  }
});

test("a feed in a language that is none is the page that tells so", async () => {
  const { app } = await openSite();
  const answer = await app.inject("/de/feed.xml");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toContain("text/html");
});
