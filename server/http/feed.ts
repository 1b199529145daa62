import type { FastifyInstance } from "fastify";
import { mediaPath, singleAddressWidth } from "#api/media.ts";
import type { Post } from "#api/posts.ts";
import { feedPath, pagePath, postPath } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";
import { shownLanguage } from "#server/domain/display-post.ts";
import { listNewestPosts } from "#server/domain/read-posts.ts";
import type { HttpContext } from "./context.ts";
import { sendDocument } from "./send-document.ts";
import { element, escapeXml, xmlDocument } from "./xml.ts";

const type = "application/atom+xml";
const entryCount = 24;

/** `GET /{lang}/feed.xml`: the newest posts in a language as an Atom feed (RFC 4287). */
export function feedRoutes(app: FastifyInstance, { db, env }: Pick<HttpContext, "db" | "env">): void {
  for (const language of languages) {
    app.get(feedPath(language), async (request, reply) => {
      await loadMessages(language);
      const posts = await listNewestPosts(db, language, entryCount);
      return sendDocument(request, reply, { type, body: feedOf(posts, language, env.SITE_URL) });
    });
  }
}

function feedOf(posts: Post[], language: Language, origin: string): string {
  const { site, blog } = loadedMessages(language);
  const self = origin + feedPath(language);
  // A feed must say when it changed, even an empty one.
  const changes = posts.map((post) => post.updatedAt).toSorted();
  const updated = changes.at(-1) ?? new Date(0).toISOString();
  const root = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language };
  return xmlDocument(
    element("feed", root, [
      element("id", {}, self),
      element("title", {}, site.name),
      element("subtitle", {}, blog.description),
      element("link", { rel: "self", type, href: self }),
      element("link", { rel: "alternate", type: "text/html", href: origin + pagePath("blog", language) }),
      element("updated", {}, updated),
      element("author", {}, [element("name", {}, site.name)]),
      ...posts.map((post) => entryOf(post, language, origin)),
    ]),
  );
}

function entryOf(post: Post, language: Language, origin: string): string {
  return element("entry", { "xml:lang": shownLanguage(post, language) }, [
    // The address by the id leads to the post for good; the one by the slug changes with the title.
    element("id", {}, origin + postPath(post.id, language)),
    element("title", {}, post.title),
    element("link", { rel: "alternate", type: "text/html", href: origin + postPath(post.slug, language) }),
    element("published", {}, post.createdAt),
    element("updated", {}, post.updatedAt),
    ...(post.author === "" ? [] : [element("author", {}, [element("name", {}, post.author)])]),
    ...(post.summary === "" ? [] : [element("summary", {}, post.summary)]),
    element("content", { type: "html" }, coverOf(post, origin) + withAbsoluteAddresses(post.content, origin)),
  ]);
}

/** The cover as HTML, since readers show no other picture of a post. */
function coverOf({ cover, coverAlt }: Post, origin: string): string {
  if (!cover) return "";
  const address = origin + mediaPath(cover.hash, singleAddressWidth, "jpeg");
  return `<p><img src="${address}" alt="${escapeXml(coverAlt)}"></p>`;
}

/**
 * Gives stored pictures and links within the site the site's address, without which a feed reader could not
 * find them.
 *
 * @param canonicalHtml whose text and values hold no raw `<`, `>` or, in values, `"`
 */
function withAbsoluteAddresses(canonicalHtml: string, origin: string): string {
  return canonicalHtml.replaceAll(/(<(?:img|a) [^>]*?(?:src|href)=")(?=\/)/g, `$1${origin}`);
}
