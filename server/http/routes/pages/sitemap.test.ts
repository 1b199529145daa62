import { expect, test } from "vitest";
import { guidePageFacts } from "#content/facts/pages/guide-pages.ts";
import { wayPairIds } from "#content/facts/ways/way-pairs.ts";
import { pageAddresses } from "#i18n/addresses.ts";
import { insertSlugs } from "#server/storage/posts/post-slugs.ts";
import { insertPosts, removePost } from "#server/storage/posts/posts.ts";
import { children, parseXml, textOf } from "#tests/support/readers/parse-xml.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import type { TestServer } from "#tests/support/servers/test-server.ts";

const { openTestServer, openSignedInServer } = shareTestServers();

const origin = "http://irany.test";

async function read({ app }: TestServer, path: string) {
  const answer = await app.inject(path);
  expect(answer.statusCode, path).toBe(200);
  return parseXml(answer.body);
}

/** The parts that the index names, by their paths, with their last changes. */
async function readParts(server: TestServer): Promise<[string, string | undefined][]> {
  return children(await read(server, "/sitemap.xml"), "sitemap").map((part) => {
    const address = textOf(part, "loc") ?? "";
    expect(address.startsWith(`${origin}/`)).toBe(true);
    return [address.slice(origin.length), textOf(part, "lastmod")];
  });
}

const readPostParts = async (server: TestServer) =>
  (await readParts(server)).filter(([path]) => path !== "/sitemap-pages.xml");

async function readPart(server: TestServer, path: string) {
  return children(await read(server, path), "url").map((url) => ({
    address: textOf(url, "loc"),
    changed: textOf(url, "lastmod"),
    alternates: Object.fromEntries(
      children(url, "xhtml:link").map(({ attributes }) => [attributes["hreflang"], attributes["href"]]),
    ),
  }));
}

/** All addresses of all parts. */
async function readSitemap(server: TestServer) {
  const urls = [];
  for (const [path] of await readParts(server)) urls.push(...(await readPart(server, path)));
  return urls;
}

test("the site map names every page in each language, with the others beside it", async () => {
  const urls = await readSitemap(await openTestServer());
  // The list of changes has none to tell yet.
  const pages = Object.keys(pageAddresses).length - 1;
  expect(urls).toHaveLength((pages + wayPairIds.length) * 3);
  const alternates = {
    hu: `${origin}/hu/peru-idojaras`,
    en: `${origin}/en/peru-weather`,
    es: `${origin}/es/clima-peru`,
    "x-default": `${origin}/hu/peru-idojaras`,
  };
  for (const address of [alternates.hu, alternates.en, alternates.es]) {
    expect(urls).toContainEqual({ address, changed: guidePageFacts.weather.revised, alternates });
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

test.each([
  ["/sitemap.xml", "/sitemap-pages.xml"],
  ["/sitemap-pages.xml", "/hu/"],
])("every address of %s begins with the site's public one", async (url, path) => {
  const server = await openTestServer({ settings: { SITE_URL: "https://example.com" } });
  const { body } = await server.app.inject({ url, headers: { host: "evil.example" } });
  expect(body).not.toMatch(/evil|irany\.test/);
  expect(body).toContain(`<loc>https://example.com${path}</loc>`);
});

/** Stored in one go, an hour after one another. */
async function storePosts({ db }: TestServer, numbers: number[]): Promise<void> {
  const posts = numbers.map((number) => {
    const moment = new Date(Date.UTC(2026, 0, 1, number));
    const id = String(number).padStart(24, "0");
    return { id, author: "", category: "Art", cover: null, createdAt: moment, updatedAt: moment };
  });
  await insertPosts(
    db,
    posts.map((post) => ({ ...post, title: "Cím", slug: `cim-${post.id}` })),
  );
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test("without posts the index names the pages alone, with the day on which one was last revised", async () => {
  const newest = Object.values(guidePageFacts)
    .map(({ revised }) => revised)
    .toSorted()
    .at(-1);
  expect(await readParts(await openTestServer())).toEqual([["/sitemap-pages.xml", newest]]);
});

test("a part never holds more than 75 posts, and all of them hold every post once", async () => {
  const server = await openTestServer();
  await storePosts(server, range(1, 200));
  const addresses = [];
  for (const [path] of await readPostParts(server)) {
    const part = await readPart(server, path);
    expect(part.length).toBeGreaterThan(0);
    expect(part.length).toBeLessThanOrEqual(75);
    addresses.push(...part.map(({ address }) => address));
  }
  expect(addresses).toHaveLength(200);
  expect(new Set(addresses).size).toBe(200);
});

test("the index tells of each part when a post of it was changed last", async () => {
  const server = await openTestServer();
  await storePosts(server, range(1, 200));
  for (const [path, changed] of await readPostParts(server)) {
    const moments = (await readPart(server, path)).map((url) => url.changed ?? "");
    expect(changed).toBe(moments.toSorted().at(-1));
  }
});

// The first part holds as many posts as the numbers before left it: seventy-five, or the removed one alone.
test.each([1, 75])(
  "a new post, however old its date, and a post's removal leave every other part as it was (from place %i)",
  async (place) => {
    const server = await openTestServer();
    await server.db.$client.query("select setval('sitemap_places', $1, false)", [place]);
    await storePosts(server, range(100, 300));
    const before = new Map(await readPostParts(server));
    const [, ...others] = before.keys();
    const bodies = async () => Promise.all(others.slice(0, -1).map((path) => server.app.inject(path)));
    const etags = (await bodies()).map(({ headers }) => headers["etag"]);
    await storePosts(server, [1]);
    await removePost(server.db, String(100).padStart(24, "0"));
    expect((await bodies()).map(({ headers }) => headers["etag"])).toEqual(etags);
    const after = new Map(await readPostParts(server));
    for (const path of others.slice(0, -1)) expect(after.get(path)).toBe(before.get(path));
    const left = (await readSitemap(server)).flatMap(({ address = "" }) => address.split("/cim-").slice(1));
    const numbers = left.map(Number).toSorted((one, other) => one - other);
    expect(numbers).toEqual([1, ...range(101, 300)]);
  },
);

test("a part whose posts are all gone is in the index no more, and is not found", async () => {
  const server = await openTestServer();
  await storePosts(server, range(1, 100));
  const before = (await readPostParts(server)).map(([path]) => path);
  for (const number of range(1, 75)) await removePost(server.db, String(number).padStart(24, "0"));
  const left = (await readPostParts(server)).map(([path]) => path);
  const gone = before.filter((path) => !left.includes(path));
  expect(gone).not.toEqual([]);
  for (const path of gone) expect((await server.app.inject(path)).statusCode).toBe(404);
});

test.each([
  "/sitemap-posts-999999999.xml",
  "/sitemap-posts-0.xml",
  "/sitemap-posts-9999999999.xml",
  "/sitemap-posts-a.xml",
  "/sitemap-posts-.xml",
])("%s is not found", async (path) => {
  const { app } = await openTestServer();
  expect((await app.inject(path)).statusCode).toBe(404);
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
  ["/sitemap-pages.xml", "application/xml; charset=utf-8"],
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

test("a part of the site map has one address", async () => {
  const server = await openTestServer();
  await storePosts(server, range(1, 2));
  const [[path] = [""]] = await readPostParts(server);
  expect((await server.app.inject(path)).statusCode).toBe(200);
  for (const start of ["0", "00", "-", "+"])
    expect((await server.app.inject(path.replace("posts-", `posts-${start}`))).statusCode, start).toBe(404);
});
