import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { guidePages, pagePath } from "#i18n/addresses.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { languages } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { readPageHead } from "#tests/support/readers/page-head.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { openSignedInServer, visitor } from "#tests/support/servers/test-server.ts";

const openShared = shareBuiltSite();

interface OpenedPage {
  status: number;
  html: string;
}

/** Opens pages of the shared site, each once, and goes on where an address leads to another. */
async function openPages(): Promise<(address: string) => Promise<OpenedPage>> {
  const send = visitor((await openShared()).app);
  const read = new Map<string, OpenedPage>();
  return async function open(address): Promise<OpenedPage> {
    const known = read.get(address);
    if (known) return known;
    const response = await send(address);
    const location = response.headers.get("location");
    const page = location ? await open(location) : { status: response.status, html: await response.text() };
    read.set(address, page);
    return page;
  };
}

type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const named = (tag: string, within: PageElement | PageElement[] | string): PageElement[] =>
  DomUtils.getElementsByTagName(tag, typeof within === "string" ? parseDocument(within) : within);

const textOf = (element: PageElement) => DomUtils.textContent(element).trim();

/**
 * Where a link is opened. The pages of facts are hundreds and made alike, so each is opened in one language;
 * one whose address is wrong in its own language stays as it is.
 */
function addressOpened({ pathname, search }: URL): string {
  for (const language of languages) {
    const id = decodeURIComponent(pathname.split("/").at(-1) ?? "");
    if (pathname === factPath(id, language)) return factPath(id, "hu");
  }
  return pathname + search;
}

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

/** The accessible name of a part of a page. */
function nameOf({ attribs }: PageElement, html: string): string {
  const labelled = DomUtils.getElementById(attribs["aria-labelledby"] ?? "", parseDocument(html));
  return attribs["aria-label"] ?? (labelled ? textOf(labelled) : "");
}

/** One reading for all languages: a page of a fact is opened once. */
let linked: ReturnType<typeof openPages> | undefined;

test.each(languages)(
  "in %s every link leads to a page, and every anchor to a place on it",
  async (language) => {
    const open = await (linked ??= openPages());
    const targets = new Set<string>();
    for (const page of ["home", ...guidePages] as const) {
      const path = pagePath(page, language);
      const { html } = await open(path);
      for (const { href } of linksOf(html)) {
        if (!/^(https?|tel|mailto|geo):/.test(href))
          targets.add(new URL(href, `http://guide.test${path}`).href);
      }
    }
    expect(targets.size).toBeGreaterThan(100);
    const dead: string[] = [];
    for (const target of targets) {
      const { hash } = new URL(target);
      const { status, html } = await open(addressOpened(new URL(target)));
      const anchor = decodeURIComponent(hash.slice(1));
      if (status !== 200) dead.push(`${target}: ${status}`);
      else if (anchor !== "" && !html.includes(` id="${anchor}"`)) dead.push(target);
    }
    expect(dead).toEqual([]);
  },
);

test("the former address of a part leads on to where the part is now", async () => {
  const open = await openPages();
  for (const language of languages) {
    const { html } = await open(pagePath("safety-health", language));
    const part = DomUtils.getElementById("altitude", parseDocument(html));
    const targets = part && linksOf(part).map(({ href }) => href);
    expect(targets).toEqual([`${pagePath("altitude-health", language)}#altitude`]);
  }
});

test("a sight bears the same number in the contents, on the map and in its title", async () => {
  const { html } = await (await openPages())("/en/peru-top10-attractions");
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

test("at its end every page leads on to three others", async () => {
  const open = await openPages();
  for (const page of guidePages) {
    const { html } = await open(pagePath(page, "en"));
    expect(new Set(linksOf(sectionsCalled("Read on", html)).map(({ href }) => href)).size, page).toBe(3);
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
  const { status, html } = await (await openPages())(path);
  expect(status).toBe(404);
  expect(readPageHead(html).heading).toBe(heading);
  const offered = linksOf(named("li", named("main", html)));
  expect(offered[0]).toEqual({ href, text });
  expect(offered.length).toBeLessThanOrEqual(3);
});

test("an address that is no page asks no other host for anything", async () => {
  const open = await openPages();
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

test("the parts of a page that a reader may jump to have names of their own", async () => {
  const open = await openPages();
  for (const page of ["home", ...guidePages, "blog", "search", "privacy"] as const) {
    for (const language of languages) {
      const path = pagePath(page, language);
      const { html } = await open(path);
      const names = named("nav", html).map((part) => nameOf(part, html));
      expect(names, path).not.toContain("");
      expect(new Set(names).size, `${path}: ${names.join(", ")}`).toBe(names.length);
    }
  }
});
