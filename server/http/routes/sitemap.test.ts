import { expect, test } from "vitest";
import { checkedOn } from "#content/facts/guide-pages.ts";
import { pageAddresses } from "#i18n/addresses.ts";
import { insertSlugs } from "#server/storage/post-slugs.ts";
import { insertPosts } from "#server/storage/posts.ts";
import { children, parseXml, textOf } from "#tests/support/readers/parse-xml.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { openSignedInServer, openTestServer, type TestServer } from "#tests/support/servers/test-server.ts";

const origin = "http://irany.test";

async function readSitemap({ app }: TestServer) {
  const answer = await app.inject("/sitemap.xml");
  expect(answer.statusCode).toBe(200);
  return children(parseXml(answer.body), "url").map((url) => ({
    address: textOf(url, "loc"),
    changed: textOf(url, "lastmod"),
    alternates: Object.fromEntries(
      children(url, "xhtml:link").map(({ attributes }) => [attributes["hreflang"], attributes["href"]]),
    ),
  }));
}

test("the site map names every page in each language, with the others beside it", async () => {
  const urls = await readSitemap(await openTestServer());
  expect(urls).toHaveLength(Object.keys(pageAddresses).length * 3);
  const alternates = {
    hu: `${origin}/hu/peru-idojaras`,
    en: `${origin}/en/peru-weather`,
    es: `${origin}/es/clima-peru`,
    "x-default": `${origin}/hu/peru-idojaras`,
  };
  for (const address of [alternates.hu, alternates.en, alternates.es]) {
    expect(urls).toContainEqual({ address, changed: checkedOn, alternates });
  }
  expect(urls.map(({ address }) => address)).toContain(`${origin}/es/`);
});

test("an address stands there once, and none is an alias or of the admin area", async () => {
  const addresses = (await readSitemap(await openTestServer())).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).not.toContain(`${origin}/en/peru-idojaras`);
  expect(addresses.filter((address) => /admin|edit|login|register/.test(address ?? ""))).toEqual([]);
});

test("a post stands there with each language's own slug and its last change", async () => {
  let hour = 10;
  const server = await openSignedInServer({ now: () => new Date(Date.UTC(2026, 10, 21, hour)) });
  const { id } = await server.api.createPost(writtenPost());
  hour = 12;
  await server.api.changePost(id, writtenPost({ author: "Más" }));
  const urls = await readSitemap(server);
  const alternates = {
    hu: `${origin}/hu/post/oszi-tura`,
    en: `${origin}/en/post/autumn-hike`,
    es: `${origin}/es/post/caminata-de-otono`,
    "x-default": `${origin}/hu/post/oszi-tura`,
  };
  for (const address of [alternates.hu, alternates.en, alternates.es]) {
    expect(urls).toContainEqual({ address, changed: "2026-11-21T12:00:00.000Z", alternates });
  }
});

test("a post in fewer languages stands there in these alone, each naming no other", async () => {
  const server = await openSignedInServer();
  const { en: _, ...translations } = writtenPost().translations;
  await server.api.createPost(hungarianPost("Csak magyarul"));
  await server.api.createPost(writtenPost({ translations }));
  const posts = (await readSitemap(server)).filter(({ address }) => address?.includes("/post/"));
  expect(posts.map(({ address }) => address).toSorted()).toEqual([
    `${origin}/es/post/caminata-de-otono`,
    `${origin}/hu/post/csak-magyarul`,
    `${origin}/hu/post/oszi-tura`,
  ]);
  const only = `${origin}/hu/post/csak-magyarul`;
  expect(posts.find(({ address }) => address === only)?.alternates).toEqual({ hu: only, "x-default": only });
});

test("a slug of the old server may hold anything", async () => {
  const server = await openTestServer();
  const slug = `a&b<c>"d'é/ű?`;
  const now = new Date();
  const post = { id: "0123456789abcdef01234567", author: "", category: "Art", cover: null };
  await insertPosts(server.db, [{ ...post, title: "Régi", slug, createdAt: now, updatedAt: now }]);
  await insertSlugs(server.db, [{ postId: post.id, language: "hu", slug }]);
  const addresses = (await readSitemap(server)).map(({ address }) => address);
  expect(addresses).toContain(`${origin}/hu/post/${encodeURIComponent(slug)}`);
});

test("every address begins with the site's public one", async () => {
  const server = await openTestServer({ settings: { SITE_URL: "https://example.com" } });
  const { body } = await server.app.inject({ url: "/sitemap.xml", headers: { host: "evil.example" } });
  expect(body).not.toMatch(/evil|irany\.test/);
  expect(body).toContain("<loc>https://example.com/hu/</loc>");
});

/** Whether robots.txt lets a crawler in, as RFC 9309 reads it when there are no wildcards. */
async function mayCrawl(path: string): Promise<boolean> {
  const { app } = await openTestServer();
  const { body } = await app.inject("/robots.txt");
  const closed = [...body.matchAll(/^Disallow: (\S+)$/gm)].map(([, start = ""]) => start);
  expect(closed.length).toBeGreaterThan(5);
  return !closed.some((start) => path.startsWith(start));
}

test.each([
  "/",
  "/hu/",
  "/en/post/a-hike",
  "/es/blog?page=2",
  "/media/ab/640.webp",
  "/hu/feed.xml",
  "/assets/a.js",
])("crawlers may read %s", async (path) => {
  expect(await mayCrawl(path)).toBe(true);
});

test.each(["/admin", "/login", "/register", "/edit/a", "/hu/admin/edit/1", "/es/login", "/api/posts/hu"])(
  "crawlers may not read %s",
  async (path) => {
    expect(await mayCrawl(path)).toBe(false);
  },
);

test("robots.txt is for everybody and tells where the site map is", async () => {
  const { app } = await openTestServer();
  const { body } = await app.inject("/robots.txt");
  expect(body).toMatch(/^User-agent: \*\n/);
  expect(body).toMatch(/^Sitemap: http:\/\/irany\.test\/sitemap\.xml$/m);
});

test.each([
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/en/feed.xml", "application/atom+xml; charset=utf-8"],
])("%s is asked for again each time, and not sent again while it is the same", async (url, type) => {
  const { app } = await openTestServer();
  const [get, head] = [await app.inject(url), await app.inject({ method: "HEAD", url })];
  const { etag, "cache-control": cacheControl } = get.headers;
  expect(get.headers["content-type"]).toBe(type);
  expect(cacheControl).toBe("public, max-age=0, must-revalidate");
  expect(head).toMatchObject({ statusCode: 200, body: "", headers: { etag, "content-type": type } });
  const again = await app.inject({ url, headers: { "if-none-match": String(etag) } });
  expect(again).toMatchObject({
    statusCode: 304,
    body: "",
    headers: { etag, "cache-control": cacheControl },
  });
});
