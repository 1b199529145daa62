import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { changeListSchema, type ChangeList } from "#api/documents/change-notes.ts";
import { paths } from "#api/paths.ts";
import { element } from "#content/printing/xml.ts";
import { pagePath, postPath } from "#i18n/addresses.ts";
import { changesFeedPath } from "#i18n/site/file-addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { withSiteName } from "#i18n/messages/with-site-name.ts";
import { atomType, printFeed } from "#server/http/answers/atom-feed.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { publishedPath } from "#server/http/guide/published-path.ts";
import { sendCachedText } from "#server/http/pages/send-cached-text.ts";

/** The changes of the whole site for its readers, as a list and as a feed. */
export const changeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    paths.changes.pattern,
    {
      schema: {
        tags: ["guide"],
        summary: "List what was changed last on pages and in posts, and why, the newest first",
        params: z.object({ language: z.enum(languages) }),
        response: { 200: changeListSchema },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", revalidated);
      return listChanges(app, request.params.language);
    },
  );

  const schema = { response: { 200: { content: { [atomType]: { schema: z.string() } } } } };
  for (const language of languages) {
    const address = changesFeedPath(language);
    app.get(address, { schema }, (request, reply) =>
      sendCachedText(request, reply, {
        address,
        type: `${atomType}; charset=utf-8`,
        write: () => writeFeed(app, language),
      }),
    );
  }
};

async function listChanges(
  { readChangeNotes, readSitePages }: FastifyInstance,
  language: Language,
): Promise<ChangeList> {
  const [notes, sitePages] = await Promise.all([readChangeNotes(), readSitePages()]);
  return notes.newest(language).flatMap(({ id, page, slug, title, note, publishedAt }) => {
    const path = page === null ? postPath(slug, language) : publishedPath(page, language, sitePages);
    return path === null ? [] : [{ id, title, path, note, at: publishedAt.toISOString() }];
  });
}

async function writeFeed(app: FastifyInstance, language: Language): Promise<string> {
  await loadMessages(language);
  const { env, settings } = app;
  const { siteName } = await settings.readOrLast();
  const { pages, site } = withSiteName(loadedMessages(language), siteName);
  const changes = await listChanges(app, language);
  return printFeed({
    language,
    origin: env.SITE_URL,
    address: changesFeedPath(language),
    page: pagePath("changes", language),
    title: `${pages.changes.name} – ${site.name}`,
    subtitle: pages.changes.teaser,
    author: site.name,
    changes: changes.map(({ at }) => at),
    entries: changes.map((change) => entryOf(change, env.SITE_URL)),
  });
}

function entryOf({ id, title, path, note, at }: ChangeList[number], origin: string): string {
  return element("entry", {}, [
    // A page may get another address, and be changed again.
    element("id", {}, `urn:uuid:${id}`),
    element("title", {}, title),
    element("link", { rel: "alternate", type: "text/html", href: origin + path }),
    element("updated", {}, at),
    element("summary", {}, note),
  ]);
}
