import { expect, test, vi } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor, type TestServer } from "#tests/support/servers/test-server.ts";

const { openSignedInServer: openSite } = shareTestServers({ site: loadBuiltSite });

/** For what changes nothing. */
const openShared = shareBuiltSite();

/** Status and target of what an address answers, as a visitor without a session. */
async function ask({ app }: TestServer, path: string, headers: Record<string, string> = {}) {
  const response = await visitor(app)(path, { headers });
  return { status: response.status, location: response.headers.get("location") };
}

test.each([
  ["/blog", 301, "/hu/blog"],
  ["/blog?page=2", 301, "/hu/blog?page=2"],
  ["/hu", 301, "/hu/"],
  ["/en", 301, "/en/"],
  ["/es/blog/", 301, "/es/blog"],
  ["/post/machu-picchu", 302, "/hu/post/:slug#machu-picchu"],
  ["/hu/post/:slug", 302, "/hu/blog"],
  ["/es/post/:slug", 302, "/es/blog"],
  ["/en/post", 302, "/en/blog"],
  ["/en/post/no-such-post", 302, "/en/blog"],
  ["/hu/blog?page=1", 301, "/hu/blog"],
])("%s answers %i to %s", async (path, status, location) => {
  expect(await ask(await openShared(), path)).toEqual({ status, location });
});

test.each(["/hu/nincs", "/de/", "/de/blog", "/nincs", "/hu/blog?page=2", "/hu/blog?page=x", "/hu/post/a/b"])(
  "%s is a real 404",
  async (path) => {
    const site = await openShared();
    expect((await ask(site, path)).status).toBe(404);
  },
);

test.each([
  ["/es/post/%E0%A4%A", "text/html"],
  ["/%", "text/html"],
  ["/api/post/%E0%A4%A", "application/json"],
])("the unreadable address %s is a 404 in %s", async (path, type) => {
  const { app } = await openShared();
  const response = await app.inject(path);
  expect(response.statusCode).toBe(404);
  expect(response.headers["content-type"]).toContain(type);
});

test.each(["//", "//evil.example/hu/blog", "http://evil.example/hu/blog"])(
  "whatever host the request line %s names, links begin with the site's own address",
  async (path) => {
    const { app } = await openShared();
    const { statusCode, body } = await app.inject(path);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain("//evil.example");
  },
);

test.each([
  ["DELETE", "/"],
  ["GET", "/api"],
  ["GET", "/media"],
] as const)("%s %s is a 404 with an error", async (method, url) => {
  const { app } = await openShared();
  const response = await app.inject({ method, url });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: expect.any(String), code: "not_found" });
});

test("a HEAD answers what the GET would, without the body", async () => {
  const { app } = await openShared();
  const [get, head] = [await app.inject("/hu/blog"), await app.inject({ method: "HEAD", url: "/hu/blog" })];
  expect(head.body).toBe("");
  for (const name of ["etag", "content-length", "content-security-policy", "content-type"]) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test.each([
  [{}, "/hu/"],
  [{ cookie: "i18nextLng=es" }, "/es/"],
  [{ cookie: "a=b; i18nextLng=en" }, "/en/"],
  [{ cookie: "i18nextLng=de" }, "/hu/"],
])("the language redirect with %j leads to %s, and is not cached", async (headers, location) => {
  const { app } = await openShared();
  const response = await visitor(app)("/", { headers });
  expect({ status: response.status, location: response.headers.get("location") }).toEqual({
    status: 302,
    location,
  });
  expect(response.headers.get("cache-control")).toContain("no-store");
});

test("a post's former slug and another language's slug are moved for good to the language's own", async () => {
  const site = await openSite();
  const { id } = await site.api.createPost(writtenPost());
  await site.api.changePost(
    id,
    writtenPost({ translations: { hu: { title: "Új", summary: "", content: "" } } }),
  );
  expect(await ask(site, "/hu/post/oszi-tura")).toEqual({ status: 301, location: "/hu/post/uj" });
  expect(await ask(site, "/en/post/uj")).toEqual({ status: 301, location: "/en/post/autumn-hike" });
  expect(await ask(site, `/es/post/${id}`)).toEqual({ status: 301, location: "/es/post/caminata-de-otono" });
  expect((await ask(site, "/hu/post/uj")).status).toBe(200);
});

test("a page's HTML depends on its address alone", async () => {
  const site = await openSite();
  await site.api.createPost(hungarianPost("Egy"));
  const signedIn = await (await site.send("/hu/blog")).text();
  const anonymous = await visitor(site.app)("/hu/blog", {
    headers: { cookie: "i18nextLng=es", "accept-language": "es" },
  });
  expect(await anonymous.text()).toBe(signedIn);
  expect(anonymous.headers.get("set-cookie")).toBeNull();
  expect(anonymous.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test("an unchanged page is not sent again", async () => {
  const site = await openSite();
  const first = await visitor(site.app)("/hu/blog");
  const tag = first.headers.get("etag") ?? "";
  expect((await ask(site, "/hu/blog", { "if-none-match": tag })).status).toBe(304);
  await site.api.createPost(hungarianPost("Új"));
  expect((await ask(site, "/hu/blog", { "if-none-match": tag })).status).toBe(200);
});

/** A site whose posts cannot be read: their table goes away under the running server. */
const openBroken = shareBuiltSite(async ({ api, db }) => {
  await api.createPost(writtenPost());
  await db.execute("alter table posts rename to gone");
});

/** The answer to an anonymous visitor, and the log's entry about the fault. */
async function readBroken(path: string) {
  const { app } = await openBroken();
  const log = vi.spyOn(console, "error").mockReturnValue();
  const response = await visitor(app)(path);
  const logged = log.mock.calls.map(([words]) => words);
  log.mockRestore();
  const html = await response.text();
  // The fault's details stay in the log.
  expect(html).not.toContain("gone");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, html, logged };
}

test("a list that cannot be read is told as an error", async () => {
  const { status, html, logged } = await readBroken("/es/blog");
  expect([status, logged]).toEqual([500, ["Failed to fetch posts"]]);
  expect(html).toContain("No se pudieron cargar las publicaciones.");
});

test.each([
  ["/hu/post/oszi-tura", "Hiba történt"],
  ["/en/post/autumn-hike", "An error occurred"],
  ["/es/post/caminata-de-otono", "Ocurrió un error"],
])("a post that cannot be read is an error page, not the blog: %s", async (path, heading) => {
  const { status, html, logged } = await readBroken(path);
  expect([status, logged]).toEqual([500, [`Failed to load ${path}`]]);
  expect(html).toContain(`<h1>${heading}</h1>`);
});

test.each(["/en/", "/en/peru-guide"])(
  "%s is shown without its posts while they cannot be read; that is logged and not cached",
  async (path) => {
    const { status, logged } = await readBroken(path);
    expect(status).toBe(200);
    expect(logged).toContain("Failed to fetch posts");
  },
);

test.each([
  [
    "answers 503",
    () => Promise.resolve(Response.json({ error: "later", code: "unavailable" }, { status: 503 })),
  ],
  ["does not answer", () => Promise.reject(new Error("no connection"))],
])("a post's page is a 503 while the API %s", async (_, send) => {
  const { renderSite } = await loadBuiltSite();
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { response, html } = await renderSite(new Request("http://irany.test/en/post/autumn-hike"), send);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
  expect(response.status).toBe(503);
  expect(html).toMatch(/<html[^>]* lang="en"/);
});

test("what may be a category of the owner's is a 503 while nobody can tell", async () => {
  const { renderSite } = await loadBuiltSite();
  const log = vi.spyOn(console, "error").mockReturnValue();
  const statuses = ["turak", "zene"].map(async (slug) => {
    const request = new Request(`http://irany.test/hu/blog/${slug}`);
    return (await renderSite(request, async () => Response.json({}, { status: 503 }))).response.status;
  });
  expect(await Promise.all(statuses)).toEqual([503, 503]);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
