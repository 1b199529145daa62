import { expect, test } from "vitest";
import { mediaPath } from "#api/media.ts";
import { languages } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { children, parseXml, textOf } from "#tests/support/readers/parse-xml.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import type { TestServer } from "#tests/support/servers/test-server.ts";

const { openTestServer, openSignedInServer } = shareTestServers();

async function readFeed({ app }: TestServer, language: string) {
  const answer = await app.inject(`/${language}/feed.xml`);
  expect(answer.statusCode).toBe(200);
  const feed = parseXml(answer.body);
  return { feed, entries: children(feed, "entry") };
}

test.each(languages)("the feed in %s names itself in its language", async (language) => {
  await loadMessages(language);
  const { site, blog } = loadedMessages(language);
  const { feed } = await readFeed(await openTestServer(), language);
  const address = `http://irany.test/${language}`;
  expect(feed.name).toBe("feed");
  expect(feed.attributes).toEqual({ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language });
  expect(textOf(feed, "title")).toBe(site.name);
  expect(textOf(feed, "subtitle")).toBe(blog.description);
  expect(textOf(feed, "id")).toBe(`${address}/feed.xml`);
  expect(textOf(feed, "updated")).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(children(feed, "link").map(({ attributes }) => [attributes["rel"], attributes["href"]])).toEqual([
    ["self", `${address}/feed.xml`],
    ["alternate", `${address}/blog`],
  ]);
});

test("an entry holds the post in the feed's language", async () => {
  let hour = 10;
  const server = await openSignedInServer({ now: () => new Date(Date.UTC(2026, 10, 21, hour)) });
  const { id } = await server.api.createPost(writtenPost());
  hour = 12;
  await server.api.changePost(id, writtenPost({ author: "Nagy & Kis" }));
  const { feed, entries } = await readFeed(server, "es");
  const [entry] = entries;
  if (!entry) throw new Error("there is no entry");
  expect(entry.attributes).toEqual({ "xml:lang": "es" });
  expect(textOf(entry, "title")).toBe("Caminata de otoño");
  expect(textOf(entry, "summary")).toBe("Un resumen breve.");
  expect(children(entry, "content")).toMatchObject([
    { attributes: { type: "html" }, text: "<p>Texto en español</p>" },
  ]);
  expect(children(entry, "link")[0]?.attributes["href"]).toBe("http://irany.test/es/post/caminata-de-otono");
  expect(textOf(entry, "id")).toBe(`http://irany.test/es/post/${id}`);
  expect(textOf(entry, "published")).toBe("2026-11-21T10:00:00.000Z");
  expect(textOf(entry, "updated")).toBe("2026-11-21T12:00:00.000Z");
  expect(textOf(feed, "updated")).toBe("2026-11-21T12:00:00.000Z");
  expect(children(entry, "author").map((author) => textOf(author, "name"))).toEqual(["Nagy & Kis"]);
});

test("an entry keeps its id when its title and so its address change", async () => {
  const server = await openSignedInServer();
  const { id } = await server.api.createPost(hungarianPost("Első"));
  const before = (await readFeed(server, "hu")).entries[0];
  await server.api.changePost(id, hungarianPost("Második"));
  const after = (await readFeed(server, "hu")).entries[0];
  if (!before || !after) throw new Error("there is no entry");
  expect(textOf(after, "id")).toBe(textOf(before, "id"));
  expect(children(after, "link")[0]?.attributes["href"]).toBe("http://irany.test/hu/post/masodik");
});

test("a post in Hungarian alone says so in the other feeds", async () => {
  const server = await openSignedInServer();
  const text = '<p><a href="/hu/peru-turak#x">itt</a></p>';
  await server.api.createPost(hungarianPost("Csak magyarul", text));
  const { entries } = await readFeed(server, "en");
  expect(entries[0] && textOf(entries[0], "content")).toContain('"http://irany.test/en/peru-treks#x"');
  expect(entries.map((entry) => [textOf(entry, "title"), entry.attributes["xml:lang"]])).toEqual([
    ["Csak magyarul", "hu"],
  ]);
  expect(entries[0] && children(entries[0], "summary")).toEqual([]);
});

test("stored pictures and links within the site have whole addresses, words that look like some stay", async () => {
  const server = await openSignedInServer();
  const { cover } = await server.api.createPost(hungarianPost("Képes"), { file: await jpegFile(400, 300) });
  if (!cover) throw new Error("there is no cover");
  const address = mediaPath(cover.hash, 1280, "jpeg");
  const text =
    `<p><img src="${address}" alt="a &quot;/b&quot;" width="400" height="300"></p>` +
    `<p><a href="/hu/blog">itt</a>, <a href="https://example.com/a">ott</a> és src="/nem"</p>`;
  await server.api.createPost(hungarianPost("Szöveges", text));
  const { entries } = await readFeed(server, "hu");
  const [content = "", ofCover] = entries.map((entry) => textOf(entry, "content"));
  expect(content).toContain(`<img src="http://irany.test${address}"`);
  expect(content).toContain('<a href="http://irany.test/hu/blog"');
  expect(content).toContain('<a href="https://example.com/a"');
  expect(content).toContain('src="/nem"');
  expect(ofCover).toContain(`<p><img src="http://irany.test${address}" alt=""></p><p>Szöveg</p>`);
});

test("titles and texts with every special character come back whole", async () => {
  const server = await openSignedInServer();
  const title = `<b>Tom & "Jerry"</b> ]]> 'őű' 🦙`;
  await server.api.createPost(hungarianPost(title, "<p>1 &lt; 2 &amp;&amp; ]]&gt; \u0008vége</p>"));
  const [entry] = (await readFeed(server, "hu")).entries;
  expect(entry && textOf(entry, "title")).toBe(title);
  expect(entry && textOf(entry, "content")).toMatch(/^<p>1 &lt; 2 &amp;&amp; \]\]&gt; vége<\/p>$/);
});

test("the feed has the newest twenty-four posts, the newest first", async () => {
  let minute = 0;
  const server = await openSignedInServer({ now: () => new Date(Date.UTC(2026, 10, 21, 0, minute)) });
  for (minute = 1; minute <= 26; minute += 1) await server.api.createPost(hungarianPost(`${minute}.`));
  const titles = (await readFeed(server, "hu")).entries.map((entry) => textOf(entry, "title"));
  expect(titles).toHaveLength(24);
  expect([titles[0], titles.at(-1)]).toEqual(["26.", "3."]);
});

test("a new post changes the feed's tag", async () => {
  const server = await openSignedInServer();
  const tag = async () => (await server.app.inject("/hu/feed.xml")).headers.etag;
  const before = await tag();
  await server.api.createPost(hungarianPost("Új"));
  expect(await tag()).not.toBe(before);
});

test("a language that is none has no feed: the site answers", async () => {
  const response = new Response("no such page", { status: 404 });
  const renderSite = () => Promise.resolve({ response: response.clone(), hydration: null, scripts: [] });
  const { app } = await openTestServer({
    site: { renderSite, serveFiles: () => Promise.resolve(), filesFolder: "public" },
  });
  for (const url of ["/de/feed.xml", "/feed.xml"]) {
    expect(await app.inject(url)).toMatchObject({ statusCode: 404, body: "no such page" });
  }
});
