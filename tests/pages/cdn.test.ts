import { expect, test } from "vitest";
import { mediaPath } from "#api/media.ts";
import { pagePath, postPath } from "#i18n/addresses.ts";
import { feedPath } from "#i18n/site/file-addresses.ts";
import { languageCookie } from "#i18n/visitors/stored-language.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { sessionOf } from "#tests/support/fuzzing/session-of.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { startCdnServer } from "#tests/support/servers/cdn-server.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";

const openShared = shareBuiltSite(async ({ api }) =>
  api.createPost(writtenPost(), { file: await jpegFile(400, 300) }),
);

test("what a CDN may keep is the same with any cookie, sets none, and names what it shows", async () => {
  const { app, api } = await openShared();
  const [post] = await api.listPosts("en");
  const hash = post?.cover?.hash ?? "";
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
  const { app } = await openShared();
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
  const { app, api } = await openSignedInServer({
    site: await loadBuiltSite(),
    settings: { CDN_KIND: "fastly", CDN_PURGE_URL: cdn.url, CDN_PURGE_TOKEN: "a token" },
    cdnTimes: { pause: 1, firstRetry: 1, longestRetry: 1000 },
  });
  const told = () => cdn.purges.map(({ body }) => (body as { surrogate_keys: string[] }).surrogate_keys);
  /** How often it was told something, once it is told nothing more. */
  const untilQuiet = async () => {
    let before = -1;
    await expect
      .poll(() => [before, (before = told().length)], { interval: 300 })
      .toSatisfy(([last, now]) => last === now);
    return before;
  };
  await expect.poll(() => told().flat()).toContain("pages");
  expect((await app.inject(pagePath("blog", "hu"))).headers["surrogate-key"]).toBe("pages");

  const atStart = await untilQuiet();
  const { id } = await api.createPost(hungarianPost("Második"));
  await expect.poll(() => told().slice(atStart).flat()).toContain("pages");

  const refused = 3;
  const afterSave = await untilQuiet();
  cdn.refusals = Array.from({ length: refused }, () => 500);
  await api.deletePost(id);
  await expect
    .poll(() =>
      told()
        .slice(afterSave + refused)
        .flat(),
    )
    .toContain("pictures");
});
