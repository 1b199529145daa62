import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ownPageAnswerSchema } from "#api/guide/own-pages.ts";
import { guideAnchorsSchema, documentAnswerSchema } from "#api/guide/guide-pages.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { paths } from "#api/paths.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { DomainError } from "#server/domain/errors.ts";
import {
  createDocumentTexts,
  documentPages,
  type ReadDocumentText,
} from "#server/http/guide/document-texts.ts";
import { factsWith } from "#content/facts/facts.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import type { Guide, PublishedOwnPage } from "#server/http/guide/guide-reader.ts";
import { drawingRoutes } from "#server/http/routes/media/drawings.ts";
import { changeRoutes } from "./changes.ts";
import { pagePreviewRoutes } from "./page-previews.ts";
import { listGuideAnchors } from "#server/http/guide/guide-anchors.ts";
import { etagPlugin } from "#server/http/plugins/etags.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";

const tags = ["guide"];

/** The words of pages, with the facts as they are now, and their pictures. */
export const guideRoutes: FastifyPluginAsyncZod = async (app) => {
  const readDocumentText = createDocumentTexts(app);
  await app.register(pagePreviewRoutes, { readDocumentText });
  await app.register(drawingRoutes);
  await app.register(async (reading: typeof app) => {
    await reading.register(etagPlugin);
    await reading.register(documentRoutes, { readDocumentText });
    await reading.register(anchorRoutes);
    await reading.register(changeRoutes);
  });
};

const documentRoutes: FastifyPluginAsyncZod<{ readDocumentText: ReadDocumentText }> = async (
  app,
  { readDocumentText },
) => {
  app.get(
    paths.document.pattern,
    {
      schema: {
        tags,
        summary: "Read the words of a page of the guide, the ways between places, a tool or the privacy page",
        params: z.object({ page: z.enum(documentPages), language: z.enum(languages) }),
        response: { 200: documentAnswerSchema },
      },
    },
    async (request, reply) => {
      const { page, language } = request.params;
      const { withdrawn } = await app.readGuide(app.db);
      if (page !== "way-pairs" && withdrawn.has(page)) throw noSuchPage();
      const answer = await readDocumentText(app.db, page, language);
      reply.header("cache-control", answer.isComplete ? revalidated : "no-store");
      return answer;
    },
  );

  app.get(
    paths.ownPage.pattern,
    {
      schema: {
        tags,
        summary: "Read a page that the owner has made, by its address in any language",
        params: z.object({ address: z.string(), language: z.enum(languages) }),
        response: { 200: ownPageAnswerSchema },
      },
    },
    async (request, reply) => {
      const { address, language } = request.params;
      const found = requireOwnPage(await app.readGuide(app.db), address, language);
      const { page, ...place } = found;
      const answer = await readDocumentText(app.db, page, language);
      reply.header("cache-control", answer.isComplete ? revalidated : "no-store");
      return { ...answer, ...place, publishedIn: [...place.publishedIn] };
    },
  );
};

const anchorRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    adminPaths.guideAnchors.pattern,
    {
      schema: {
        tags,
        summary: "List the pages of the guide with what a link can lead to",
        params: z.object({ language: z.enum(languages) }),
        response: { 200: guideAnchorsSchema },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", revalidated);
      const overrides = await readFactOverrides(app.db, await factDefaults(app.db));
      const guide = await app.readGuide(app.db);
      return listGuideAnchors(guide, factsWith(overrides), request.params.language);
    },
  );
};

/** @throws DomainError `not_found`; `unavailable` while nobody can tell */
function requireOwnPage(guide: Guide, address: string, language: Language): PublishedOwnPage {
  const found = guide.ownPages.find(
    ({ addresses, publishedIn }) =>
      publishedIn.includes(language) && Object.values(addresses).includes(address),
  );
  if (found) return found;
  if (!guide.isComplete) throw new DomainError("unavailable", "own pages cannot be read now");
  throw noSuchPage();
}

function noSuchPage(): DomainError {
  return new DomainError("not_found", "there is no such page");
}
