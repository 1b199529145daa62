import { expect, test } from "vitest";
import { pagePath } from "#i18n/addresses.ts";
import { changesFeedPath } from "#i18n/site/file-addresses.ts";
import { languages } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { children, parseXml, textOf } from "#tests/support/readers/parse-xml.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const origin = "http://irany.test";

const { openAdmin } = shareTestServers({
  site: loadBuiltSite,
  start: new Date("2026-11-23T10:00:00Z"),
  isFresh: true,
});

/** A site with a post in three languages and one in Hungarian alone. */
const openShared = shareBuiltSite(async ({ api }) => {
  await api.createPost(writtenPost());
  await api.createPost(hungarianPost("Csak magyarul"));
});

test("every address of a feed leads to its post", async () => {
  const { app } = await openShared();
  for (const language of languages) {
    const { body } = await app.inject(`/${language}/feed.xml`);
    const entries = children(parseXml(body), "entry");
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      const address = children(entry, "link")[0]?.attributes["href"] ?? "";
      const own = (textOf(entry, "id") ?? "").slice(origin.length);
      expect((await visitor(app)(address.slice(origin.length))).status).toBe(200);
      expect((await visitor(app)(own)).headers.get("location")).toBe(address.slice(origin.length));
    }
  }
});

test("a feed in a language that is none is the page that tells so", async () => {
  const { app } = await openShared();
  const answer = await app.inject("/de/feed.xml");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toContain("text/html");
});

test("a page that is cached tells of its change from then on, and without one it has nothing of it", async () => {
  const { api, read } = await openAdmin();
  const path = pagePath("treks", "es");
  const summary = "<summary>Qué ha cambiado en esta página</summary>";
  const before = await read(path);
  expect(before).toContain("<summary>");
  expect(before).not.toContain("Qué ha cambiado");
  expect(before).not.toContain(pagePath("changes", "es"));
  const { document, version } = await api.readAdminDocument("treks", "es");
  await api.changeDocument("treks", "es", { document, version, note: "Precios <nuevos>." });
  const changed = await read(path);
  expect(changed).toContain(summary);
  expect(changed).toMatch(/<time dateTime="2026-11-23T10:00:00.000Z">23 de noviembre de 2026<\/time>/i);
  expect(changed).toContain("Precios &lt;nuevos&gt;.");
  expect(await read(pagePath("changes", "es"))).toContain(`href="${path}"`);
});

test.each(languages)(
  "without a change the list in %s says so, and search engines leave it out",
  async (language) => {
    const { read } = await openAdmin();
    const html = await read(pagePath("changes", language));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`href="${changesFeedPath(language)}"`);
  },
);
