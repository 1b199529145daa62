import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { readPageHead } from "#tests/support/readers/page-head.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { openSignedInServer, visitor } from "#tests/support/servers/test-server.ts";

const openShared = shareBuiltSite();

async function open(address: string): Promise<{ status: number; html: string }> {
  const response = await visitor((await openShared()).app)(address);
  return { status: response.status, html: await response.text() };
}

type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const named = (tag: string, within: PageElement | PageElement[] | string): PageElement[] =>
  DomUtils.getElementsByTagName(tag, typeof within === "string" ? parseDocument(within) : within);

const textOf = (element: PageElement) => DomUtils.textContent(element).trim();

/** The links of a part of a page, by what they say. */
function linksOf(within: PageElement | PageElement[] | string): { href: string; text: string }[] {
  return named("a", within).map((link) => ({ href: link.attribs["href"] ?? "", text: textOf(link) }));
}

/** The sections of a page whose own heading has a text. */
function sectionsCalled(title: string, html: string): PageElement[] {
  return named("section", html).filter((section) =>
    named("h2", section).some((heading) => textOf(heading) === title),
  );
}

test("the former address of a part leads on to where the part is now", async () => {
  for (const language of languages) {
    const { html } = await open(pagePath("safety-health", language));
    const part = DomUtils.getElementById("altitude", parseDocument(html));
    const targets = part && linksOf(part).map(({ href }) => href);
    expect(targets).toEqual([`${pagePath("altitude-health", language)}#altitude`]);
  }
});

test("a sight bears the same number in the contents, on the map and in its title", async () => {
  const { html } = await open("/en/peru-top10-attractions");
  const legend = named("figure", html).flatMap((figure) => linksOf(named("li", figure)));
  expect(legend).toHaveLength(10);
  for (const [index, { href, text }] of legend.entries()) {
    const number = index + 1;
    expect(text).toMatch(new RegExp(`^${number}\\D`));
    const inContents = named("a", named("nav", html)).find(({ attribs }) => attribs["href"] === href);
    expect(inContents?.attribs["data-number"]).toBe(`${number}`);
    const section = named("section", html).find(({ attribs }) => `#${attribs["id"]}` === href);
    const [title] = section ? named("h2", section).map(textOf) : [];
    expect(title).toMatch(new RegExp(`^${number}\\. `));
  }
});

test("a page on the subject of a post leads on to the blog", async () => {
  const { api, send } = await openSignedInServer({ site: await loadBuiltSite() });
  await api.createPost(writtenPost({ category: "Gastronomy" }));
  const html = await (await send("/hu/peru-gasztronomia")).text();
  expect(linksOf(sectionsCalled("A blogról", html))[0]?.href).toBe("/hu/post/oszi-tura");
});

test.each([
  ["/hu/peru-idojras", "Ez az oldal nem található", "Időjárás", "/hu/peru-idojaras"],
  ["/en/machu-pichu", "This page doesn’t exist", "Machu Picchu step by step", "/en/visit-machu-picchu"],
  ["/es/comida", "Esta página no existe", "Gastronomía", "/es/gastronomia-peru"],
  ["/peru-unepek", "Ez az oldal nem található", "Ünnepek", "/hu/peru-unnepek"],
])("%s is not found, and offers what was meant", async (path, heading, text, href) => {
  const { status, html } = await open(path);
  expect(status).toBe(404);
  expect(readPageHead(html).heading).toBe(heading);
  const offered = linksOf(named("li", named("main", html)));
  expect(offered[0]).toEqual({ href, text });
  expect(offered.length).toBeLessThanOrEqual(3);
});

test("an address that is no page asks no other host for anything", async () => {
  for (const language of languages) {
    const { html } = await open(`/${language}/no-such-page`);
    const asked = [
      ...html.matchAll(
        /<(?:script|img|iframe|source|link rel="(?:stylesheet|preload|modulepreload|icon)")[^>]*(?:src|href|srcset)="([^"]+)"/gi,
      ),
    ];
    expect(asked.length).toBeGreaterThan(3);
    for (const [, address] of asked) expect(address).toMatch(/^\/(?!\/)/);
  }
});
