import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { jpegFile } from "#tests/support/pictures.ts";
import { openSignedInServer } from "#tests/support/test-server.ts";
import { writtenPost } from "#tests/support/written-post.ts";

const longText = "Egy hosszú mondat arról, hogy milyen szép az ősz a hegyekben. ".repeat(5);

async function readHtml(
  path: string,
  content = `<p>${longText}</p>`,
): Promise<{ html: string; response: Response }> {
  const { api, send } = await openSignedInServer({ site: await loadBuiltSite() });
  const post = writtenPost();
  const hu = { title: "Őszi túra", summary: "Rövid összefoglaló.", content };
  await api.createPost(
    { ...post, translations: { ...post.translations, hu } },
    { file: await jpegFile(1200, 800) },
  );
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

test("a post's description is its text without tags, cut at 160 characters with an ellipsis", async () => {
  const { html } = await readHtml("/hu/post/oszi-tura");
  expect(meta(html, "description")).toMatch(/^Egy hosszú mondat .*(…|\.\.\.)$/);
  expect(meta(html, "description")?.replace(/(…|\.\.\.)$/, "").length).toBeLessThanOrEqual(160);
});

test("a short text is the description as it is", async () => {
  const { html } = await readHtml("/hu/post/oszi-tura", "<p>Rövid <strong>szöveg</strong>.</p>");
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
  for (const [language, target] of Object.entries(alternates) as [Language, string][]) {
    expect(
      linkTo(html, `rel="alternate" hrefLang="${language}"`) ??
        linkTo(html, `rel="alternate" hreflang="${language}"`),
    ).toBe(`http://irany.test${target}`);
  }
  expect(linkTo(html, `hrefLang="x-default"`) ?? linkTo(html, `hreflang="x-default"`)).toBe(
    `http://irany.test${alternates.hu}`,
  );
});

test("a page allows exactly its own inline scripts", async () => {
  const { html, response } = await readHtml("/hu/blog");
  const policy = response.headers.get("content-security-policy") ?? "";
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => code,
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const code of scripts) {
    expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain("unsafe-inline");
});

test("pictures are offered in several formats and widths with their size", async () => {
  const { html } = await readHtml("/hu/post/oszi-tura");
  expect(html).toMatch(/<source[^>]*type="image\/avif"[^>]*>/);
  expect(html).toMatch(/<source[^>]*type="image\/webp"[^>]*>/);
  expect(html).toMatch(/\/media\/[0-9a-f]{32}\/640\.avif 640w/);
  expect(html).toMatch(/<img[^>]*width="1200"[^>]*height="800"/);
});
