import { expect, test } from "vitest";
import { categories } from "#api/posts/categories.ts";
import { authorPath, authorSlug } from "#i18n/blog/author-address.ts";
import { categoryPath } from "#i18n/blog/category-addresses.ts";
import { languages } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { children, parseXml, textOf } from "#tests/support/readers/parse-xml.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";
import { writeCategories } from "#tests/support/samples/written-categories.ts";
import { writeAuthors } from "#tests/support/samples/written-authors.ts";

const origin = "http://irany.test";

const { openSignedInServer } = shareTestServers({ site: loadBuiltSite });

async function openSite() {
  const server = await openSignedInServer();
  const get = visitor(server.app);
  const read = async (path: string) => {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  return { ...server, get, read };
}

const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}[^>]*>`, "g")) ?? [];

function alternatesOf(html: string): (string | undefined)[] {
  const links = tagsOf(html, "link").filter((tag) => /hreflang/i.test(tag));
  return links.map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);
}

/** The things of its structured data, by their type. */
function thingsOf(html: string): Record<string, Record<string, unknown>> {
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { "@graph": graph } = JSON.parse(json) as {
    "@graph": ({ "@type": string } & Record<string, unknown>)[];
  };
  return Object.fromEntries(graph.map((thing) => [thing["@type"], thing]));
}

test("the menu's blog is marked around a category's and an author's page, and is the page itself on the list", async () => {
  const { api, read } = await openSite();
  await api.createPost(writtenPost({ category: "Gastronomy" }));
  const { author } = writtenPost();
  const marks = async (path: string) =>
    tagsOf(await read(path), "a")
      .filter((tag) => tag.includes('href="/hu/blog"') && tag.includes("aria-current"))
      .map((tag) => /aria-current="(\w+)"/.exec(tag)?.[1]);
  // The link is in the menu and in the footer.
  expect(await marks("/hu/blog")).toEqual(["page", "page"]);
  expect(await marks("/hu/blog/gasztronomia")).toEqual(["true", "true"]);
  expect(await marks(authorPath(authorSlug(author), "hu"))).toEqual(["true", "true"]);
  expect(await marks("/hu/")).toEqual([]);
});

test("a category's page names itself in each language, and holds its posts alone", async () => {
  const { api, read } = await openSite();
  await api.createPost(writtenPost({ category: "Gastronomy" }));
  await api.createPost({ ...hungarianPost("Másról"), category: "Music" });
  // It is in Hungarian alone, which its card says to other readers.
  const named = /<span lang="hu"[^>]*>Magyar<\/span>/;
  expect(await read("/en/blog/music")).toMatch(named);
  const html = await read("/hu/blog/gasztronomia");
  expect(html).not.toMatch(named);
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe("Gasztronómia – Blog | Irány Peru");
  expect(tagsOf(html, "meta").join()).toContain('content="Ceviche, lomo saltado');
  const hu = `${origin}/hu/blog/gasztronomia`;
  expect(alternatesOf(html)).toEqual([
    hu,
    `${origin}/en/blog/gastronomy`,
    `${origin}/es/blog/gastronomia`,
    hu,
  ]);
  expect(html).toContain(`rel="canonical" href="${hu}"`);
  expect(html).toContain(`href="${hu}/feed.xml"`);
  expect(html).toContain("/hu/post/oszi-tura");
  expect(html).not.toContain("/hu/post/masrol");
  const things = thingsOf(html);
  expect(things["CollectionPage"]).toMatchObject({ url: hu, name: "Gasztronómia", inLanguage: "hu" });
  expect(JSON.stringify(things["BreadcrumbList"])).toContain(hu);
  for (const path of ["/hu/blog", "/hu/post/oszi-tura"])
    expect(await read(path), path).toContain('href="/hu/blog/gasztronomia"');
});

test("every category has a page in every language, with posts or without", async () => {
  const { read } = await openSite();
  for (const category of categories)
    for (const language of languages)
      expect(await read(categoryPath(category, language))).toContain(`<html lang="${language}`);
});

test("other spellings of an address are redirected to the page's own, and what has no page is not found", async () => {
  const { api, get } = await openSite();
  await api.createPost(writtenPost());
  for (const [from, to] of [
    ["/hu/blog/gastronomy", "/hu/blog/gasztronomia"],
    ["/en/blog/gasztronomia?page=2", "/en/blog/gastronomy?page=2"],
    ["/es/blog/arte?page=1", "/es/blog/arte"],
    ["/hu/blog/author/kovacs-anna", "/hu/blog/szerzo/kovacs-anna"],
    ["/es/blog/autor/Kov%C3%A1cs%20Anna", "/es/blog/autor/kovacs-anna"],
  ] as const) {
    const response = await get(from);
    expect([response.status, response.headers.get("location")], from).toEqual([301, to]);
  }
  for (const path of ["/nincs-ilyen", "/zene?page=2", "/zene?page=0", "/szerzo/senki", "/szerzo"])
    expect((await get(`/hu/blog${path}`)).status, path).toBe(404);
});

test("an author's page counts and lists the posts, and posts name it", async () => {
  const { api, read } = await openSite();
  await api.createPost(writtenPost({ category: "Art" }));
  await api.createPost({ ...hungarianPost("Másé"), author: "Nagy Béla" });
  const html = await read("/en/blog/author/kovacs-anna");
  expect(html).toContain("1 post on the Irány Peru blog.");
  expect(html).toContain('href="/en/blog/art"');
  expect(html).toContain("/en/post/autumn-hike");
  expect(html).not.toContain("/en/post/mase");
  const address = `${origin}/en/blog/author/kovacs-anna`;
  const person = { "@type": "Person", name: "Kovács Anna", url: address };
  expect(thingsOf(html)["ProfilePage"]).toMatchObject({ url: address, mainEntity: person });
  const post = await read("/en/post/autumn-hike");
  expect(post).toContain('href="/en/blog/author/kovacs-anna"');
  expect(thingsOf(post)["BlogPosting"]?.["author"]).toEqual(person);
  const map = await read("/sitemap-pages.xml");
  expect(map).toContain(`<loc>${address}</loc>`);
  expect(map).toContain(`<loc>${origin}/es/blog/arte</loc>`);
  expect(map).not.toContain("/es/blog/musica");
});

test("the page of an author with a record says who that is, and its former address leads to it", async () => {
  const { api, get, read } = await openSite();
  await api.createPost(writtenPost());
  const { hash } = await api.addPicture(await jpegFile(900, 600), "anna.jpg");
  const anna = {
    slug: null,
    name: "Kovács Anna",
    picture: hash,
    lines: { hu: "Limában él.", en: "", es: "Vive en Lima." },
    links: ["https://example.com/anna"],
  };
  const usual = await read("/es/blog/autor/kovacs-anna");
  await writeAuthors(api, { changed: [anna] });
  const html = await read("/es/blog/autor/kovacs-anna");
  expect(html).toContain('<meta name="description" content="Vive en Lima."/>');
  expect(html).toContain('<a href="https://example.com/anna" rel="me">example.com/anna</a>');
  expect(thingsOf(html)["ProfilePage"]?.["mainEntity"]).toEqual({
    "@type": "Person",
    name: anna.name,
    url: `${origin}/es/blog/autor/kovacs-anna`,
    image: `${origin}/media/${hash}/1280.jpeg`,
    description: "Vive en Lima.",
    sameAs: anna.links,
  });
  expect(await read("/en/blog/author/kovacs-anna")).toMatch(/<p lang="hu"[^>]*>Limában él\.<\/p>/);

  const renamed = { ...anna, slug: "kovacs-anna", name: "Szabó Anna" };
  await writeAuthors(api, { changed: [renamed] });
  const former = await get("/es/blog/autor/kovacs-anna");
  expect([former.status, former.headers.get("location")]).toEqual([301, "/es/blog/autor/szabo-anna"]);
  expect(await read("/es/post/caminata-de-otono")).toContain('href="/es/blog/autor/szabo-anna"');
  const first = { ...renamed, slug: "szabo-anna", name: "Kovács Anna" };
  await writeAuthors(api, { changed: [first] });
  expect(await read("/es/blog/autor/kovacs-anna")).toBe(html);
  await writeAuthors(api, { removed: ["kovacs-anna"] });
  expect(await read("/es/blog/autor/kovacs-anna")).toBe(usual);
});

test("cached pages of a category, an author and a neighbour follow each change of a post", async () => {
  const { api, get, read } = await openSite();
  const { id } = await api.createPost({ ...hungarianPost("Első"), category: "Art", author: "Anna" });
  await api.createPost({ ...hungarianPost("Második"), category: "Art", author: "Anna" });
  const pages = ["/hu/blog/muveszet", "/hu/blog/szerzo/anna", "/hu/post/masodik"];
  for (const path of pages) expect(await read(path), path).toContain("/hu/post/elso");
  await api.changePost(id, { ...hungarianPost("Átírt"), category: "Music", author: "Béla" });
  for (const path of pages.slice(0, 2))
    expect(await read(path), path).not.toMatch(/\/hu\/post\/(elso|atirt)/);
  expect(await read("/hu/post/masodik")).toContain("/hu/post/atirt");
  expect(await read("/hu/blog/szerzo/bela")).toContain("/hu/post/atirt");
  await api.deletePost(id);
  expect((await get("/hu/blog/szerzo/bela")).status).toBe(404);
  expect(await read("/hu/post/masodik")).not.toContain("/hu/post/atirt");
});

test("a long post begins with a list of its headings, a shorter one does not", async () => {
  const { api, read } = await openSite();
  const post = (title: string, content: string) => ({
    author: "Anna",
    category: "Art" as const,
    translations: { hu: { title, summary: "", content } },
  });
  await api.createPost(
    post("Hosszú", "<h2>Első nap</h2><p>a</p><h3>Délután</h3><p>b</p><h2>Első nap</h2><p>c</p>"),
  );
  await api.createPost(post("Rövid", "<h2>Első nap</h2><p>a</p><h2>Második nap</h2><p>b</p>"));
  const html = await read("/hu/post/hosszu");
  for (const id of ["_h-elso-nap", "_h-delutan", "_h-elso-nap-2"]) {
    expect(html.split(`id="${id}"`)).toHaveLength(2);
    expect(html).toContain(`href="#${id}"`);
  }
  const short = await read("/hu/post/rovid");
  expect(short).toContain('<h2 id="_h-elso-nap">');
  expect(short).not.toContain("A bejegyzés tartalma");
});

test("a post can be passed on without scripts: by a mail that names it", async () => {
  const { api, read } = await openSite();
  await api.createPost(hungarianPost("Só & bors"));
  const html = await read("/hu/post/so-bors");
  const address = encodeURIComponent(`${origin}/hu/post/so-bors`);
  expect(html).toContain(`href="mailto:?subject=S%C3%B3%20%26%20bors&amp;body=${address}"`);
});

test("a category's feed holds its posts alone, and leads to its page", async () => {
  const { api, read } = await openSite();
  await api.createPost(writtenPost({ category: "Gastronomy" }));
  await api.createPost({ ...hungarianPost("Másról"), category: "Music" });
  const feed = parseXml(await read("/es/blog/gastronomia/feed.xml"));
  expect(textOf(feed, "title")).toBe("Gastronomía – Irány Peru");
  expect(children(feed, "entry").map((entry) => textOf(entry, "title"))).toEqual(["Caminata de otoño"]);
  expect(children(feed, "link").map(({ attributes }) => attributes["href"])).toEqual([
    `${origin}/es/blog/gastronomia/feed.xml`,
    `${origin}/es/blog/gastronomia`,
  ]);
});

test("the picture that stands for a category names who took it, below a post and on the category's page", async () => {
  const { api, read } = await openSite();
  const { hash } = await api.addPicture(await jpegFile(90, 60), "zene.jpg");
  await api.describePicture(hash, {
    name: "zene.jpg",
    alts: {},
    credit: "Kiss Pál",
    focal: { x: 50, y: 50 },
  });
  await writeCategories(api, (all) =>
    all.map((one) => (one.id === "Music" ? { ...one, picture: hash } : one)),
  );
  await api.createPost({ ...hungarianPost("Cajón"), category: "Music" });
  for (const path of ["/hu/post/cajon", "/hu/blog/zene"])
    expect(await read(path), path).toContain("Fotó: Kiss Pál");
});
