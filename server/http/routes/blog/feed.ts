import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { localizedAddress } from "#api/blog/localized-links.ts";
import type { Block } from "#api/documents/block-tree.ts";
import { mediaPath, singleAddressWidth } from "#api/media.ts";
import { imageTag, printHtml } from "#api/post-html/print-html.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import {
  categoryAt,
  categoryFeedPath,
  categoryPath,
  type SiteCategories,
  categoryName,
} from "#i18n/blog/category-addresses.ts";
import { pagePath, postPath } from "#i18n/addresses.ts";
import { feedPath } from "#i18n/site/file-addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { withSiteName } from "#i18n/messages/with-site-name.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";
import { redirectFor } from "#server/domain/redirects/redirects.ts";
import { listNewestPosts, type NewestPost } from "#server/domain/posts/reading/read-posts.ts";
import { atomType, printFeed } from "#server/http/answers/atom-feed.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { sendCachedText } from "#server/http/pages/send-cached-text.ts";
import { showTexts } from "#server/http/facts/shown-facts.ts";
import { element } from "#content/printing/xml.ts";

const entryCount = 24;
const schema = { response: { 200: { content: { [atomType]: { schema: z.string() } } } } };

type FeedEntry = NewestPost & { blocks: Block[] };

interface Feed {
  language: Language;
  /** Its own path, and that of the page whose posts it holds. */
  address: string;
  page: string;
  category?: string;
  categories: SiteCategories;
}

/** Atom (RFC 4287): of all posts, and of each category's. */
export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env } = app;
  for (const language of languages) {
    const [address, page] = [feedPath(language), pagePath("blog", language)];
    app.get(address, { schema }, async (request, reply) =>
      sendFeed(request, reply, { language, address, page, categories: await app.readCategories() }),
    );
    app.get(
      `${page}/:category/feed.xml`,
      { schema: { ...schema, params: z.object({ category: z.string() }) } },
      async (request, reply) => {
        const path = `${page}/${request.params.category}`;
        const categories = await app.readCategories();
        const category = categoryAt(request.params.category, categories);
        const feed = category === null ? null : feedOfCategory(category, language, categories);
        if (feed?.page === path) return sendFeed(request, reply, feed);
        const led = feed?.page ?? (await redirectFor(db, path, ""));
        const to = led === null ? null : feedOfPage(led, categories);
        if (to === null) return reply.callNotFound();
        reply.header("cache-control", revalidated).header(...app.cacheTags("pages"));
        return reply.redirect(to, 301);
      },
    );
  }

  function sendFeed(request: FastifyRequest, reply: FastifyReply, feed: Feed): Promise<void> {
    const { language, address, category } = feed;
    return sendCachedText(request, reply, {
      address,
      type: `${atomType}; charset=utf-8`,
      async write() {
        await loadMessages(language);
        const posts = await listNewestPosts(db, language, { limit: entryCount, category });
        const sitePages = await app.readSitePages();
        const texts = await showTexts(await app.readKnownFacts(), posts, {
          language,
          today: dayInPeru(app.now()),
          sitePages,
        });
        const entries = posts.map((post, index) => ({ ...post, blocks: texts[index] ?? [] }));
        const { siteName } = await app.settings.readOrLast();
        return feedOf(entries, feed, { origin: env.SITE_URL, siteName });
      },
    });
  }
};

function feedOfCategory(category: string, language: Language, categories: SiteCategories): Feed {
  const address = categoryFeedPath(category, language, categories);
  return { language, address, page: categoryPath(category, language, categories), category, categories };
}

/** The feed of the blog, or of a category, by the path of its page; null for any other address. */
function feedOfPage(page: string, categories: SiteCategories): string | null {
  const language = languages.find((one) => `${page}/`.startsWith(`${pagePath("blog", one)}/`));
  if (language === undefined) return null;
  if (page === pagePath("blog", language)) return feedPath(language);
  const category = categoryAt(page.slice(pagePath("blog", language).length + 1), categories);
  return category === null ? null : categoryFeedPath(category, language, categories);
}

function feedOf(
  posts: FeedEntry[],
  { language, address, page, category, categories }: Feed,
  { origin, siteName }: { origin: string; siteName: string },
): string {
  const messages = withSiteName(loadedMessages(language), siteName);
  const { site, blog } = messages;
  return printFeed({
    language,
    origin,
    address,
    page,
    title: category ? `${categoryName(category, language, messages, categories)} – ${site.name}` : site.name,
    subtitle: blog.description,
    author: site.name,
    changes: posts.map((post) => post.updatedAt),
    entries: posts.map((post) => entryOf(post, { language, origin, categories })),
  });
}

interface Reading {
  language: Language;
  origin: string;
  categories: SiteCategories;
}

function entryOf(post: FeedEntry, reading: Reading): string {
  const { language, origin } = reading;
  return element("entry", { "xml:lang": post.language }, [
    // The slug changes with the title, the id never.
    element("id", {}, origin + postPath(post.id, language)),
    element("title", {}, post.title),
    element("link", { rel: "alternate", type: "text/html", href: origin + postPath(post.slug, language) }),
    element("published", {}, post.createdAt),
    element("updated", {}, post.updatedAt),
    ...(post.author === "" ? [] : [element("author", {}, [element("name", {}, post.author)])]),
    ...(post.summary === "" ? [] : [element("summary", {}, post.summary)]),
    element("content", { type: "html" }, coverOf(post, origin) + contentOf(post, reading)),
  ]);
}

/** Feed readers show only pictures that stand in the content. */
function coverOf({ cover, coverAlt }: NewestPost, origin: string): string {
  if (!cover) return "";
  const src = origin + mediaPath(cover.hash, singleAddressWidth, "jpeg");
  return `<p>${imageTag({ src, alt: coverAlt })}</p>`;
}

/** Its links lead to pages in the feed's language, where the text itself is in another one too. Feed readers resolve no relative addresses. */
function contentOf(
  { blocks, language: written }: FeedEntry,
  { language, origin, categories }: Reading,
): string {
  const absolute = (address: string) => (address.startsWith("/") ? origin + address : address);
  return printHtml(blocks, {
    href: (address) => absolute(localizedAddress(address, language, categories)),
    image: (image) => imageTag({ ...image, src: absolute(image.src) }),
    calloutWords: blockWords[written],
  });
}
