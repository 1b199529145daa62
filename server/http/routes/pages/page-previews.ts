import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { previewAddressSchema } from "#api/admin/preview-address.ts";
import { documentPageSchema } from "#api/guide/admin-documents.ts";
import { pagePreviewSchema } from "#api/guide/page-preview.ts";
import { paths } from "#api/paths.ts";
import { previewProofSchema } from "#api/posts/preview.ts";
import { pagePreviewPath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { endPagePreviews, makePagePreview, readPagePreview } from "#server/domain/guide/preview-page.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { printWritten } from "#server/http/guide/guide-reader.ts";
import type { ReadDocumentText } from "#server/http/guide/document-texts.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const tags = ["guide"];
const params = z.object({ page: documentPageSchema, language: z.enum(languages) });

/** The words of a page that were saved last, for whoever has an address of their preview. */
export const pagePreviewRoutes: FastifyPluginAsyncZod<{ readDocumentText: ReadDocumentText }> = async (
  app,
  { readDocumentText },
) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  await app.register(addressRoutes);

  app.get(
    paths.pagePreview.pattern,
    {
      schema: {
        tags,
        summary:
          "Read the words of a page that were saved last, with the signature of their preview's address",
        params,
        querystring: previewProofSchema,
        response: { 200: pagePreviewSchema },
      },
    },
    async ({ params: place, query }, reply) => {
      reply.header("x-robots-tag", "noindex, nofollow");
      const { document, savedAt, publishAt, ...shown } = await readPagePreview(db, place, query, now());
      const { page, language } = place;
      const saved =
        document && savedAt
          ? {
              print: (await printWritten(document, place, await app.readSitePages())).printMarked,
              revised: savedAt.toISOString().slice(0, 10),
              isComplete: true,
            }
          : null;
      const answer = await readDocumentText(db, page, language, saved);
      return {
        ...answer,
        ...shown,
        publishAt: publishAt?.toISOString() ?? null,
        expiresAt: shown.expiresAt.toISOString(),
      };
    },
  );
};

const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now } = app;
  app.addHook("onRequest", app.requirePermission("guide.write"));

  app.post(
    adminPaths.pagePreview.pattern,
    {
      schema: {
        tags,
        security: signedInOnly,
        summary: "Make an address under which anybody can preview a language of a page for seven days",
        params,
        response: { 200: previewAddressSchema },
      },
    },
    async (request) => {
      const { accountId } = senderOf(request);
      const { expiresAt, ...proof } = await makePagePreview(db, request.params, { accountId, now: now() });
      const path = pagePreviewPath({ ...request.params, ...proof });
      return { url: env.SITE_URL + path, expiresAt: expiresAt.toISOString() };
    },
  );

  app.delete(
    adminPaths.pagePreview.pattern,
    {
      schema: {
        tags,
        security: signedInOnly,
        summary: "End all addresses that were made for previews of a language of a page",
        params,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      await endPagePreviews(db, request.params);
      return {};
    },
  );
};
