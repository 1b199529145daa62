import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { mediaPath, singleAddressWidth } from "#api/media.ts";
import { blocksToHtml } from "#api/post-html/post-blocks.ts";
import { feedPath, pagePath, postPath } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";
import { listNewestPosts, type NewestPost } from "#server/domain/posts/read-posts.ts";
import { sendKeptText } from "#server/http/pages/send-kept-text.ts";
import { element, xmlDocument } from "#server/http/xml.ts";

const type = "application/atom+xml";
const entryCount = 24;

const schema = { response: { 200: { content: { [type]: { schema: z.string() } } } } };

/** Atom (RFC 4287). */
export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env } = app;
  const { reads } = app.db;
  for (const language of languages) {
    app.get(feedPath(language), { schema }, (request, reply) =>
      sendKeptText(request, reply, {
        address: feedPath(language),
        type: `${type}; charset=utf-8`,
        async write() {
          await loadMessages(language);
          return feedOf(await listNewestPosts(reads, language, entryCount), language, env.SITE_URL);
        },
      }),
    );
  }
};

function feedOf(posts: NewestPost[], language: Language, origin: string): string {
  const { site, blog } = loadedMessages(language);
  const self = origin + feedPath(language);
  // Atom requires it, in an empty feed too.
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

function entryOf(post: NewestPost, language: Language, origin: string): string {
  return element("entry", { "xml:lang": post.language }, [
    // The slug changes with the title, the id never.
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

/** Feed readers show only pictures that stand in the content. */
function coverOf({ cover, coverAlt }: NewestPost, origin: string): string {
  if (!cover) return "";
  const src = origin + mediaPath(cover.hash, singleAddressWidth, "jpeg");
  return `<p>${blocksToHtml([{ kind: "picture", src, alt: coverAlt, size: null }])}</p>`;
}

/** Feed readers resolve no relative addresses. Canonical HTML has no raw `<` or `>` in values, so a pattern finds them. */
function withAbsoluteAddresses(canonicalHtml: string, origin: string): string {
  return canonicalHtml.replaceAll(/(<(?:img|a) [^>]*?(?:src|href)=")(?=\/)/g, `$1${origin}`);
}
