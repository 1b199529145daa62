import type { FastifyInstance } from "fastify";
import { checkedOn, guidePageFacts } from "#content/facts/guide-pages.ts";
import { deskPaths, pageAddresses, pagePath, postPath, type Page } from "#i18n/addresses.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { listPostSlugs } from "#server/domain/read-posts.ts";
import type { HttpContext } from "./context.ts";
import { sendDocument } from "./send-document.ts";
import { element, xmlDocument } from "./xml.ts";

/** A page or a post, which has an address in each language. */
interface Place {
  pathIn: (language: Language) => string;
  /** ISO 8601, where it is known. */
  updatedAt?: string;
}

// Object.keys forgets that the keys are pages.
const pages: Place[] = (Object.keys(pageAddresses) as Page[]).map((page) => ({
  pathIn: (language) => pagePath(page, language),
  ...(page in guidePageFacts ? { updatedAt: checkedOn } : {}),
}));

const sitemapPath = "/sitemap.xml";

/** The most addresses that a site map may hold (sitemaps.org); the oldest posts are left out beyond. */
const maxAddresses = 50_000;
const maxPosts = Math.floor(maxAddresses / languages.length) - pages.length;

/** What search engines ask for first: `GET /robots.txt` and `GET /sitemap.xml`. */
export function sitemapRoutes(app: FastifyInstance, { db, env }: Pick<HttpContext, "db" | "env">): void {
  app.get("/robots.txt", (request, reply) => {
    const closed = ["/api/", ...deskPaths()].map((path) => `Disallow: ${path}`);
    const lines = ["User-agent: *", ...closed, "", `Sitemap: ${env.SITE_URL}${sitemapPath}`, ""];
    return sendDocument(request, reply, { type: "text/plain", body: lines.join("\n") });
  });

  app.get(sitemapPath, async (request, reply) => {
    const posts = await listPostSlugs(db, maxPosts);
    const places = [
      ...pages,
      ...posts.map(({ slugIn, updatedAt }): Place => ({
        pathIn: (language) => postPath(slugIn(language), language),
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
        places.flatMap((place) => urlsOf(place, env.SITE_URL)),
      ),
    );
    return sendDocument(request, reply, { type: "application/xml", body });
  });
}

/** An entry for each language, each naming all of them. */
function urlsOf({ pathIn, updatedAt }: Place, origin: string): string[] {
  const link = (hreflang: string, language: Language) =>
    element("xhtml:link", { rel: "alternate", hreflang, href: origin + pathIn(language) });
  const alternates = [
    ...languages.map((language) => link(language, language)),
    link("x-default", defaultLanguage),
  ];
  const changed = updatedAt === undefined ? [] : [element("lastmod", {}, updatedAt)];
  return languages.map((language) =>
    element("url", {}, [element("loc", {}, origin + pathIn(language)), ...changed, ...alternates]),
  );
}
