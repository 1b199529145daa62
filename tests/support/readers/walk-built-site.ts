import { guidePageAt, languagePrefix, pageAddresses, pagePath } from "#i18n/addresses.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { languages } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { readPageHead, type PageHead } from "./page-head.ts";
import { children, parseXml, textOf } from "./parse-xml.ts";
import { hungarianPost, writtenPost } from "../samples/written-post.ts";
import type { AtEnd } from "../storage/temporary-folder.ts";
import { openSignedInServer, visitor, type TestServer } from "../servers/test-server.ts";
import { keysOf } from "#i18n/typed-keys.ts";

export interface WalkedPage {
  /** Where it is, without the site's origin. */
  path: string;
  html: string;
  main: string;
  head: PageHead;
}

interface MappedAddress {
  address: string;
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>;
}

export interface WalkedSite {
  pages: WalkedPage[];
  /** @throws Error when the walk did not come by there */
  open: (path: string) => WalkedPage;
  /** The HTML at any other address, or where it leads to; null when nothing is there. */
  read: (path: string) => Promise<string | null>;
  /** The addresses in all parts of the site map. */
  map: MappedAddress[];
}

/** Milliseconds that a walk may take on a machine with much else to do: some four seconds a page. */
export const walkTimeout = 600_000;

const origin = "http://irany.test";

/** Embedded content in a post that a reader's browser must not load without consent. */
const foreign = [
  '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="YouTube"></iframe>',
  '<iframe src="https://player.vimeo.com/video/76979871" title="Vimeo"></iframe>',
  '<p><img src="https://pictures.example/lima.gif" alt="Lima"></p>',
].join("");

/**
 * Every page that the built site has of its own or names in its site map, as an anonymous visitor gets it, and of the others one of each kind;
 * beside a post in three languages and one in Hungarian alone, which shows what other hosts have.
 */
export async function walkBuiltSite(atEnd: AtEnd): Promise<WalkedSite> {
  const { app, api } = await openSignedInServer({ site: await loadBuiltSite(), atEnd });
  await api.createPost(writtenPost());
  await api.createPost(hungarianPost("Csak magyarul", foreign));
  const map = await readSiteMap(app);
  const paths = new Set([...ownPaths(), ...map.map(({ address }) => address.slice(origin.length))]);
  const pages = new Map<string, WalkedPage>();
  for (const path of paths) pages.set(path, await openPage(app, path));
  for (const path of languages.map((language) => `/${language}/no-such-page`))
    pages.set(path, await openPage(app, path, 404));
  const open = (path: string) => pages.get(path) ?? fail(`the walk did not come by ${path}`);
  async function read(path: string): Promise<string | null> {
    const walked = pages.get(path);
    if (walked) return walked.html;
    const { statusCode, headers, body } = await app.inject(path);
    if (headers.location) return read(addressOpened(new URL(headers.location, origin)));
    return statusCode === 200 ? body : null;
  }
  return {
    pages: [...pages.values()],
    open,
    read: (path) => read(addressOpened(new URL(path, origin))),
    map,
  };
}

/**
 * Where an address is looked at: a guide page under its own name, as guide-addresses.test.ts looks at the other ones, and the page of
 * a fact, of which there are hundreds made alike, in one language. One whose address is wrong in its own language stays as it is.
 */
function addressOpened({ pathname, search }: URL): string {
  const page = guidePageAt(pathname);
  const prefix = languagePrefix(pathname);
  if (page && prefix) return pagePath(page, prefix) + search;
  const id = decodeURIComponent(pathname.split("/").at(-1) ?? "");
  const isFact = languages.some((language) => pathname === factPath(id, language));
  return isFact ? factPath(id, "hu") : pathname + search;
}

function ownPaths(): string[] {
  const pages = keysOf(pageAddresses);
  return languages.flatMap((language) => [
    ...pages.map((page) => pagePath(page, language)),
    `${pagePath("search", language)}?q=lima`,
    factPath("costs.transportPrices.limaIca", language),
  ]);
}

async function readSiteMap(app: TestServer["app"]): Promise<MappedAddress[]> {
  const index = await app.inject("/sitemap.xml");
  const map: MappedAddress[] = [];
  for (const part of children(parseXml(index.body), "sitemap")) {
    const { body } = await app.inject((textOf(part, "loc") ?? "").slice(origin.length));
    for (const url of children(parseXml(body), "url")) {
      const links = children(url, "xhtml:link").map(
        ({ attributes }) => [attributes["hreflang"] ?? "", attributes["href"] ?? ""] as const,
      );
      const alternates = Object.fromEntries(links);
      map.push({ address: textOf(url, "loc") ?? "", alternates });
    }
  }
  return map;
}

async function openPage(app: TestServer["app"], path: string, status = 200): Promise<WalkedPage> {
  const response = await visitor(app)(path);
  const html = await response.text();
  if (response.status !== status) fail(`${path} was answered with ${response.status}`);
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  return { path, html, main, head: readPageHead(html) };
}

function fail(reason: string): never {
  throw new Error(reason);
}
