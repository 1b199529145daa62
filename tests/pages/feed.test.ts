import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { children, parseXml, textOf } from "#tests/support/readers/parse-xml.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const origin = "http://irany.test";

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
