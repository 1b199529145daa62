import { expect, test } from "vitest";
import { mediaPath } from "#api/media.ts";
import { feedPath, pagePath, postPath } from "#i18n/addresses.ts";
import { languageCookie } from "#i18n/stored-language.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { sessionOf } from "#tests/support/fuzzing/session-of.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { startCdnServer } from "#tests/support/servers/cdn-server.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";

async function openSite(settings: Record<string, string> = {}) {
  const server = await openSignedInServer({ site: await loadBuiltSite(), settings });
  const post = await server.api.createPost(writtenPost(), { file: await jpegFile(400, 300) });
  return { ...server, post, hash: post.cover?.hash ?? "" };
}

test("what a CDN may keep is the same with any cookie, sets none, and names what it shows", async () => {
  const { app, hash } = await openSite();
  const blog = pagePath("blog", "hu");
  const cookie = `${await sessionOf(app)}; ${languageCookie("es", { secure: false }).split(";")[0]}`;
  const tagged = {
    [pagePath("home", "hu")]: "pages",
    [blog]: "pages",
    [`/hydration${blog}`]: "pages",
    [postPath("autumn-hike", "en")]: "pages",
    [feedPath("es")]: "pages",
    "/sitemap.xml": "pages",
    // Not kept by the site itself, because anybody could make up more of them.
    [`${blog}?unknown=1`]: "pages",
    [mediaPath(hash, 320, "webp")]: `pictures,picture-${hash}`,
  };
  for (const [path, tag] of Object.entries(tagged)) {
    const [plain, again, known] = [
      await app.inject(path),
      await app.inject(path),
      await app.inject({ url: path, headers: { cookie, "accept-language": "es" } }),
    ];
    for (const answer of [plain, again, known]) {
      expect(answer.statusCode, path).toBe(200);
      expect(answer.headers["cache-tag"], path).toBe(tag);
      expect(answer.headers["cache-control"], path).toMatch(/^public/);
      expect(answer.headers["set-cookie"], path).toBeUndefined();
      const vary = path.startsWith("/hydration") ? "accept-encoding, x-page-version" : "accept-encoding";
      expect(String(answer.headers["vary"] ?? "accept-encoding").toLowerCase(), path).toBe(vary);
      expect(answer.rawPayload.equals(plain.rawPayload), path).toBe(true);
    }
    const unchanged = await app.inject({
      url: path,
      headers: { "if-none-match": String(plain.headers.etag) },
    });
    expect([unchanged.statusCode, unchanged.headers["cache-tag"]], path).toEqual([304, tag]);
  }
});

test("what a CDN must not keep says so, and has no tag", async () => {
  const { app } = await openSite();
  const pages = ["/", "/hu/login", "/hu/admin", "/hu/nincs", "/hu/post/nincs", "/hydration/hu/login", "/%"];
  const calls = [
    "/api/profile",
    "/api/geo",
    "/api/posts/hu",
    "/api/post/autumn-hike/en",
    "/api/videos",
    "/api/-",
  ];
  for (const path of [...pages, ...calls, mediaPath("0".repeat(32), 320, "webp"), "/readyz", "/metrics"]) {
    const answer = await app.inject(path);
    expect(answer.headers["cache-tag"], path).toBeUndefined();
    expect(answer.headers["cache-control"], path).toMatch(/^(private, )?no-store$/);
  }
});

test("a save, a deletion and the start are told to the CDN, which keeps nobody waiting", async () => {
  const cdn = await startCdnServer();
  const settings = { CDN_KIND: "fastly", CDN_PURGE_URL: cdn.url, CDN_PURGE_TOKEN: "a token" };
  const { app, api, post } = await openSite(settings);
  const told = () => cdn.purges.map(({ body }) => (body as { surrogate_keys: string[] }).surrogate_keys);
  expect((await app.inject(pagePath("blog", "hu"))).headers["surrogate-key"]).toBe("pages");
  await expect.poll(() => told().length, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(() => told().flat(), { timeout: 20_000 }).toContain("pages");

  // Whatever is still to be told from the start is told before.
  const count = told().length;
  await api.createPost(hungarianPost("Második"));
  await expect.poll(() => told().length, { timeout: 20_000 }).toBeGreaterThan(count);
  expect(told().at(-1)).toContain("pages");

  cdn.refusals = Array.from({ length: 3 }, () => 500);
  const before = told().length;
  await api.deletePost(post.id);
  await expect
    .poll(
      () =>
        told()
          .slice(before + 3)
          .flat(),
      { timeout: 40_000 },
    )
    .toContain("pictures");
});
