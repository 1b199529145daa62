import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { checkedOn, guidePageFacts } from "#content/facts/guide-pages.ts";
import { adminPaths, pageAddresses, pagePath, postPath, type Page } from "#i18n/addresses.ts";
import { defaultAlternate, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { listPosts } from "#server/domain/posts/read-posts.ts";
import { etagPlugin } from "#server/http/plugins/etags.ts";
import { element, xmlDocument } from "#server/http/xml.ts";

/** A page or a post. */
interface Entry {
  publishedIn: readonly Language[];
  pathIn: (language: Language) => string;
  /** ISO 8601. */
  updatedAt?: string;
}

// Safe cast: `Object.keys` loses the type of the keys.
const pages: Entry[] = (Object.keys(pageAddresses) as Page[]).map((page) => ({
  publishedIn: languages,
  pathIn: (language) => pagePath(page, language),
  ...(page in guidePageFacts ? { updatedAt: checkedOn } : {}),
}));

/** As for pages: may be stored, but must be revalidated each time. */
const revalidated = "public, max-age=0, must-revalidate";

const sitemapPath = "/sitemap.xml";

/** Limit of sitemaps.org; the oldest posts are left out. */
const maxAddresses = 50_000;
const maxPosts = Math.floor(maxAddresses / languages.length) - pages.length;

export const sitemapRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env } = app;
  await app.register(etagPlugin);

  app.get("/robots.txt", { schema: textOf("text/plain") }, async (_request, reply) => {
    const closed = ["/api/", ...adminPaths()].map((path) => `Disallow: ${path}`);
    const lines = ["User-agent: *", ...closed, "", `Sitemap: ${env.SITE_URL}${sitemapPath}`, ""];
    reply.header("cache-control", revalidated);
    return reply.type("text/plain; charset=utf-8").send(lines.join("\n"));
  });

  app.get(sitemapPath, { schema: textOf("application/xml") }, async (_request, reply) => {
    const posts = await listPosts(db, defaultLanguage, { limit: maxPosts });
    const entries = [
      ...pages,
      ...posts.map(({ publishedIn, slugs, updatedAt }): Entry => ({
        publishedIn,
        pathIn: (language) => postPath(slugs[language], language),
        updatedAt,
      })),
    ];
    const body = xmlDocument(
      element(
        "urlset",
        {
          xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
          "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
        },
        entries.flatMap((entry) => urlsOf(entry, env.SITE_URL)),
      ),
    );
    reply.header("cache-control", revalidated);
    return reply.type("application/xml; charset=utf-8").send(body);
  });
};

const textOf = (type: string) => ({ response: { 200: { content: { [type]: { schema: z.string() } } } } });

function urlsOf({ publishedIn, pathIn, updatedAt }: Entry, origin: string): string[] {
  const link = (hreflang: string, language: Language) =>
    element("xhtml:link", { rel: "alternate", hreflang, href: origin + pathIn(language) });
  const alternates = [
    ...publishedIn.map((language) => link(language, language)),
    link("x-default", defaultAlternate(publishedIn)),
  ];
  const changed = updatedAt === undefined ? [] : [element("lastmod", {}, updatedAt)];
  return publishedIn.map((language) =>
    element("url", {}, [element("loc", {}, origin + pathIn(language)), ...changed, ...alternates]),
  );
}
