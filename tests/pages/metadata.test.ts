import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { readPageHead } from "#tests/support/readers/page-head.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { openTestServer } from "#tests/support/servers/test-server.ts";
import { entriesOf } from "#i18n/typed-keys.ts";

const longText = "Egy hosszú mondat arról, hogy milyen szép az ősz a hegyekben. ".repeat(5);

const openShared = shareBuiltSite(async ({ api }) => {
  const text = (title: string, content: string, coverAlt = "") => ({
    title,
    summary: "Rövid összefoglaló.",
    content,
    coverAlt,
  });
  const search = { searchTitle: "Busszal Cuscóba", searchDescription: "Árak és menetrend." };
  const searched = { ...text("Hosszú út", "<p>Eleje.</p>"), ...search };
  await api.createPost(writtenPost({ translations: { hu: searched } }));
  const { translations } = writtenPost();
  const inAll = { ...translations, hu: text("Őszi túra", `<p>${longText}</p>`) };
  await api.createPost(writtenPost({ translations: inAll }), { file: await jpegFile(1200, 800) });
  await api.createPost(hungarianPost("Rövid", "<p>Rövid <strong>szöveg</strong>.</p>"));
  const inTwo = { hu: text("Két nyelven", "<p>Kettő</p>"), es: text("En dos idiomas", "<p>Dos</p>") };
  await api.createPost(writtenPost({ translations: inTwo }));
  const inOne = { hu: text("Csak magyarul", "<p>Szöveg</p>", "Két láma") };
  await api.createPost(writtenPost({ translations: inOne }), { file: await jpegFile() });
  const pictures =
    '<p><img src="https://a.test:8443/b.png?c&d" alt="Lima"></p><p><img src="http://c.test/d.png" alt=""></p>';
  await api.createPost(hungarianPost("Képes", pictures));
});

async function readHtml(path: string): Promise<{ html: string; response: Response }> {
  const { send } = await openShared();
  const response = await send(path);
  return { html: await response.text(), response };
}

/** The value of a tag in the head, wherever in the tag it stands. */
function meta(html: string, name: string): string | undefined {
  const [tag] = new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`).exec(html) ?? [];
  return /content="([^"]*)"/.exec(tag ?? "")?.[1];
}

function linkTo(html: string, attributes: string): string | undefined {
  const tag = (html.match(/<link[^>]*>/g) ?? []).find((link) =>
    attributes.split(" ").every((part) => link.includes(part)),
  );
  return /href="([^"]*)"/.exec(tag ?? "")?.[1];
}

test("a post's page names itself for browsers, search engines and social cards", async () => {
  const { html } = await readHtml("/hu/post/oszi-tura");
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe("Őszi túra | Irány Peru");
  expect(html).toMatch(/<html[^>]* lang="hu/);
  expect(linkTo(html, 'rel="canonical"')).toBe("http://irany.test/hu/post/oszi-tura");
  expect(meta(html, "og:title")).toContain("Őszi túra");
  expect(meta(html, "og:url")).toBe("http://irany.test/hu/post/oszi-tura");
  expect(meta(html, "og:type")).toBe("article");
  expect(meta(html, "og:image")).toMatch(/^http:\/\/irany\.test\/media\/[0-9a-f]{32}\/1280\.jpeg$/);
  expect(meta(html, "twitter:card")).toBe("summary_large_image");
  expect(meta(html, "author")).toBe("Kovács Anna");
  expect(meta(html, "article:section")).toBeTruthy();
  expect(Date.parse(meta(html, "article:published_time") ?? "")).not.toBeNaN();
  expect(meta(html, "keywords")?.split(/, ?/)).toEqual(expect.arrayContaining(["Peru", "őszi túra"]));
});

test("words for search engines stand in their place for them alone", async () => {
  const { html } = await readHtml("/hu/post/hosszu-ut");
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe("Busszal Cuscóba | Irány Peru");
  expect(meta(html, "og:title")).toBe("Busszal Cuscóba | Irány Peru");
  for (const name of ["description", "og:description"])
    expect(meta(html, name), name).toBe("Árak és menetrend.");
  expect(html).toContain('"headline":"Busszal Cuscóba"');
  expect(html).toMatch(/<h1[^>]*>Hosszú út/);
});

test.each([
  ["hu", "Perui útiblog | Irány Peru"],
  ["en", "Peru travel blog | Irány Peru"],
  ["es", "Blog de viajes por el Perú | Irány Peru"],
])("the blog in %s has a title and a card of its own", async (language, title) => {
  const { send } = await openTestServer({ site: await loadBuiltSite() });
  const read = async (path: string) => readPageHead(await (await send(path)).text()).meta;
  const [blog, home] = await Promise.all([read(`/${language}/blog`), read(`/${language}/`)]);
  expect(blog["og:title"]).toBe(title);
  expect(blog["og:image"]).toBe("http://irany.test/pictures/social/blog.jpg");
  expect(blog["og:image:alt"]).not.toBe(home["og:image:alt"]);
});

test("a post's description is its text without tags, cut at 160 characters with an ellipsis", async () => {
  const { html } = await readHtml("/hu/post/oszi-tura");
  expect(meta(html, "description")).toMatch(/^Egy hosszú mondat .*(…|\.\.\.)$/);
  expect(meta(html, "description")?.replace(/(…|\.\.\.)$/, "").length).toBeLessThanOrEqual(160);
});

test("a short text is the description as it is", async () => {
  const { html } = await readHtml("/hu/post/rovid");
  expect(meta(html, "description")).toBe("Rövid szöveg.");
});

test.each([
  [
    "/hu/post/oszi-tura",
    { hu: "/hu/post/oszi-tura", en: "/en/post/autumn-hike", es: "/es/post/caminata-de-otono" },
  ],
  ["/en/blog", { hu: "/hu/blog", en: "/en/blog", es: "/es/blog" }],
  ["/es/", { hu: "/hu/", en: "/en/", es: "/es/" }],
])("%s names its three languages and the default one", async (path, alternates) => {
  const { html } = await readHtml(path);
  for (const [language, target] of entriesOf(alternates)) {
    expect(
      linkTo(html, `rel="alternate" hrefLang="${language}"`) ??
        linkTo(html, `rel="alternate" hreflang="${language}"`),
    ).toBe(`http://irany.test${target}`);
  }
  expect(linkTo(html, `hrefLang="x-default"`) ?? linkTo(html, `hreflang="x-default"`)).toBe(
    `http://irany.test${alternates.hu}`,
  );
});

test.each([
  ["/hu/post/ket-nyelven", "/hu/post/ket-nyelven", "hu_HU"],
  ["/es/post/en-dos-idiomas", "/es/post/en-dos-idiomas", "es_PE"],
  ["/en/post/ket-nyelven", "/hu/post/ket-nyelven", "hu_HU"],
])("%s of a post without English is canonically %s and names no English one", async (path, own, locale) => {
  const { html } = await readHtml(path);
  const { language, canonical, alternates, meta: named, things } = readPageHead(html);
  expect(language).toBe(path.slice(1, 3));
  expect(canonical).toBe(`http://irany.test${own}`);
  expect(alternates).toEqual({
    hu: "http://irany.test/hu/post/ket-nyelven",
    es: "http://irany.test/es/post/en-dos-idiomas",
    "x-default": "http://irany.test/hu/post/ket-nyelven",
  });
  expect(named).toMatchObject({ "og:url": canonical, "og:locale": locale });
  expect(named["og:locale:alternate"]).toBe(locale === "hu_HU" ? "es_PE" : "hu_HU");
  expect(things.find((thing) => thing["@type"] === "BlogPosting")).toMatchObject({
    mainEntityOfPage: canonical,
    inLanguage: own.slice(1, 3),
  });
});

test("a text that stands in for a missing one is marked with its own language", async () => {
  const { html } = await readHtml("/en/post/csak-magyarul");
  expect(html).toContain('<h1 lang="hu">');
  expect(html).toMatch(/<div class="prose" lang="hu">/);
  expect(/<img[^>]*alt="Két láma"[^>]*>/.exec(html)?.[0]).toContain('lang="hu"');
});

// With a plan the planner has a form of React's, which comes with a script.
test.each(["/hu/blog", "/en/trip-planner?plan=v1_cusco.3"])(
  "%s allows exactly its own inline scripts",
  async (path) => {
    const { html, response } = await readHtml(path);
    const policy = response.headers.get("content-security-policy") ?? "";
    const scripts = [
      ...html.matchAll(/<script(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, code = ""]) => code);
    expect(scripts.length).toBeGreaterThan(0);
    for (const code of scripts) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    }
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain("unsafe-inline");
    expect(html).not.toContain("nonce");
  },
);

test("a page asks for no picture of another site but those of its own post, and an editor's for any", async () => {
  const pictures = async (path: string) => {
    const { headers } = (await readHtml(path)).response;
    const policy = headers.get("content-security-policy") ?? "";
    return /img-src ([^;]*)/.exec(policy)?.[1];
  };
  expect(await pictures("/hu/post/kepes")).toBe("'self' data: https://a.test:8443 http://c.test");
  expect(await pictures("/hu/blog")).toBe("'self' data:");
  expect(await pictures("/hu/admin")).toBe("'self' data: blob: http: https:");
});

test("a page may not be framed, and may use no camera; nothing is claimed of the hosts below this one", async () => {
  const { headers } = (await readHtml("/hu/blog")).response;
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  const secure = await openTestServer({
    site: await loadBuiltSite(),
    settings: { SITE_URL: "https://irany.test" },
  });
  expect((await secure.send("/hu/blog")).headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("the page script is at most 3.25 kB, because it is in every page", async () => {
  const { html } = await readHtml("/hu/blog");
  const [, script = ""] = /<script>(\(function[\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(script).toContain("irany_peru_cookie_consent");
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3250);
});

test("a public page carries the styles that it uses, and allows exactly these", async () => {
  const { html, response } = await readHtml("/hu/blog");
  const [, sheets = "", style = ""] = /<style data-sheets="([^"]*)">([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(sheets.split(" ").every((sheet) => /^\/assets\/[^/]+\.css#?$/.test(sheet))).toBe(true);
  expect(style).toContain("@layer reset,tokens,base,ui,features;");
  expect(html).not.toContain('rel="stylesheet"');
  const hash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("content-security-policy")).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test("the admin area links its style sheets", async () => {
  const { html, response } = await readHtml("/hu/login");
  expect(html).toContain('<link rel="stylesheet"');
  expect(response.headers.get("content-security-policy")).toContain("style-src 'self';");
});

test("pictures are offered in several formats and widths with their size", async () => {
  const { html } = await readHtml("/hu/post/oszi-tura");
  expect(html).toMatch(/<source[^>]*type="image\/avif"[^>]*>/);
  expect(html).toMatch(/<source[^>]*type="image\/webp"[^>]*>/);
  expect(html).toMatch(/\/media\/[0-9a-f]{32}\/640\.avif 640w/);
  expect(html).toMatch(/<img[^>]*width="1200"[^>]*height="800"/);
});
