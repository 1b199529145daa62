import { isReleasedPage, releasedPages } from "#api/guide/released-pages.ts";
import { guidePageFacts } from "#content/facts/pages/guide-pages.ts";
import { wayPairIds, wayPath } from "#content/facts/ways/way-pairs.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPagePaths, pageAddresses, pagePath, postPath, type Page } from "#i18n/addresses.ts";
import { authorPath } from "#i18n/blog/author-address.ts";
import { categoryPath } from "#i18n/blog/category-addresses.ts";
import { defaultAlternate, languages, type Language } from "#i18n/languages.ts";
import { ownPagePath } from "#i18n/own-pages.ts";
import type { ChangeNotes } from "#server/domain/guide/read-change-notes.ts";
import { listAuthorSlugs, listCategories } from "#server/domain/posts/reading/blog-pages.ts";
import { findSitemapParts, listPostsOfPart } from "#server/domain/posts/reading/read-posts.ts";
import type { Guide, PublishedOwnPage } from "#server/http/guide/guide-reader.ts";
import { sendCachedText } from "#server/http/pages/send-cached-text.ts";
import { etagPlugin } from "#server/http/plugins/etags.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { element, xmlDocument } from "#content/printing/xml.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** A page or a post. */
interface Entry {
  publishedIn: readonly Language[];
  pathIn: (language: Language) => string;
  /** ISO 8601. */
  updatedAt?: string;
}

/** Without the list of changes, which is named in the languages that have some. */
const pages = keysOf(pageAddresses).filter((page) => page !== "changes");

/** A page's languages say one day: the newest on which one of them was read through. */
function entryOfPage(page: Page, guide: Guide): Entry {
  const days = isReleasedPage(page) ? languages.map((language) => guide.revisedOn(page, language)) : [];
  const updatedAt = days.toSorted().at(-1);
  return {
    publishedIn: languages,
    pathIn: (language) => pagePath(page, language),
    ...(updatedAt !== undefined && { updatedAt }),
  };
}

function entryOfOwnPage({ page, addresses, publishedIn }: PublishedOwnPage, guide: Guide): Entry {
  const days = publishedIn.map((language) => guide.revisedOn(page, language)).toSorted();
  return {
    publishedIn,
    pathIn: (language) => ownPagePath(addresses[language], language),
    updatedAt: days.at(-1) ?? "",
  };
}

function entryOfChanges({ newest }: ChangeNotes): Entry[] {
  const publishedIn = languages.filter((language) => newest(language).length > 0);
  const changed = publishedIn.flatMap((language) => newest(language)[0]?.publishedAt.toISOString() ?? []);
  const updatedAt = changed.toSorted().at(-1);
  if (updatedAt === undefined) return [];
  return [{ publishedIn, pathIn: (language) => pagePath("changes", language), updatedAt }];
}

const indexPath = "/sitemap.xml";
const pagesPath = "/sitemap-pages.xml";
const postsPath = (part: number | ":part(^[1-9]\\d{0,8})") => `/sitemap-posts-${part}.xml`;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const sitemapRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env } = app;
  await app.register(etagPlugin);

  app.get("/robots.txt", { schema: textOf("text/plain") }, async (_request, reply) => {
    const searches = languages.map((language) => `${pagePath("search", language)}?`);
    const closed = ["/api/", ...adminPagePaths(), ...searches].map((path) => `Disallow: ${path}`);
    const lines = ["User-agent: *", ...closed, "", `Sitemap: ${env.SITE_URL}${indexPath}`, ""];
    reply.header("cache-control", revalidated);
    return reply.type("text/plain; charset=utf-8").send(lines.join("\n"));
  });

  app.get(indexPath, { schema: textOf("application/xml") }, (request, reply) =>
    sendXml(request, reply, indexPath, () => writeIndex(app)),
  );

  app.get(pagesPath, { schema: textOf("application/xml") }, (request, reply) =>
    sendXml(request, reply, pagesPath, () => writePages(app)),
  );

  const params = z.object({ part: z.coerce.number().int() });
  app.get(
    postsPath(":part(^[1-9]\\d{0,8})"),
    { schema: { ...textOf("application/xml"), params } },
    (request, reply) => {
      const { part } = request.params;
      return sendXml(request, reply, postsPath(part), () => writePart(app, part));
    },
  );
};

async function writeIndex({ db, env, readGuide }: FastifyInstance): Promise<string> {
  const parts = await findSitemapParts(db);
  const entries = [
    { path: pagesPath, updatedAt: lastRevised(await readGuide(db)) },
    ...parts.map(({ part, updatedAt }) => ({ path: postsPath(part), updatedAt })),
  ].map(({ path, updatedAt }) =>
    element("sitemap", {}, [element("loc", {}, env.SITE_URL + path), element("lastmod", {}, updatedAt)]),
  );
  return element("sitemapindex", { xmlns: namespace }, entries);
}

/** The blog's own pages are named while they have posts. */
async function writePages(app: FastifyInstance): Promise<string> {
  const { db, env, readGuide, readCategories, readChangeNotes } = app;
  const categories = await readCategories();
  const [counts, authors, guide, notes] = await Promise.all([
    listCategories(db, categories),
    listAuthorSlugs(db),
    readGuide(db),
    readChangeNotes(),
  ]);
  const blogPages: Entry[] = [
    ...counts.map(
      ({ category }) =>
        (language: Language) =>
          categoryPath(category, language, categories),
    ),
    ...authors.map((slug) => (language: Language) => authorPath(slug, language)),
  ].map((pathIn) => ({ publishedIn: languages, pathIn }));
  const shown = pages.filter((page) => !guide.withdrawn.has(page));
  const ownPages = guide.ownPages.map((page) => entryOfOwnPage(page, guide));
  const ways = wayPairIds.map((pair): Entry => {
    const updatedAt = guidePageFacts.ways.revised;
    return { publishedIn: languages, pathIn: (language) => wayPath(pair, language), updatedAt };
  });
  const entries = [...shown.map((page) => entryOfPage(page, guide)), ...ways, ...ownPages, ...blogPages];
  return urlSet([...entries, ...entryOfChanges(notes)], env.SITE_URL);
}

async function writePart({ db, env }: FastifyInstance, part: number): Promise<string> {
  const posts = await listPostsOfPart(db, part);
  const entries = posts.map(({ publishedIn, slugs, updatedAt }) => ({
    publishedIn,
    pathIn: (language: Language) => postPath(slugs[language], language),
    updatedAt,
  }));
  return urlSet(entries, env.SITE_URL);
}

function lastRevised(guide: Guide): string {
  const days = [
    ...releasedPages.map((page) => ({ page, publishedIn: languages })),
    ...guide.ownPages,
  ].flatMap(({ page, publishedIn }) => publishedIn.map((language) => guide.revisedOn(page, language)));
  return days.reduce((newest, day) => (day > newest ? day : newest));
}

function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  write: () => Promise<string>,
) {
  const type = "application/xml; charset=utf-8";
  return sendCachedText(request, reply, { address, type, write: async () => xmlDocument(await write()) });
}

function urlSet(entries: Entry[], origin: string): string {
  return element(
    "urlset",
    { xmlns: namespace, "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
    entries.flatMap((entry) => urlsOf(entry, origin)),
  );
}

const textOf = (type: string) => ({ response: { 200: { content: { [type]: { schema: z.string() } } } } });

function urlsOf({ publishedIn, pathIn, updatedAt }: Entry, origin: string): string[] {
  const addresses = new Map(publishedIn.map((language) => [language, origin + pathIn(language)]));
  const link = (hreflang: string, href = "") => element("xhtml:link", { rel: "alternate", hreflang, href });
  // The same for each language, so made once.
  const rest = [
    ...(updatedAt === undefined ? [] : [element("lastmod", {}, updatedAt)]),
    ...[...addresses].map(([language, address]) => link(language, address)),
    link("x-default", addresses.get(defaultAlternate(publishedIn))),
  ].join("\n");
  return [...addresses.values()].map((address) => element("url", {}, [element("loc", {}, address), rest]));
}
