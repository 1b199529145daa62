import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { previewAddressSchema } from "#api/admin/preview-address.ts";
import { paths } from "#api/paths.ts";
import { postToWire } from "#api/posts/post-wire.ts";
import { previewProofSchema, previewSchema } from "#api/posts/preview.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { previewPath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { endPreviews, makePreview, readPreview } from "#server/domain/posts/reading/preview.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { showPost } from "#server/http/facts/shown-facts.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const tags = ["posts"];
const params = z.object({ id: z.string(), language: z.enum(languages) });

export const postPreviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  await app.register(addressRoutes);

  app.get(
    paths.preview.pattern,
    {
      schema: {
        tags,
        summary: "Read the text that was saved last, with the signature of an address of its preview",
        params,
        querystring: previewProofSchema,
        response: { 200: previewSchema },
      },
    },
    async ({ params, query }, reply) => {
      reply.header("x-robots-tag", "noindex, nofollow");
      const { post, expiresAt, ...shown } = await readPreview(db, params, query, now());
      const reading = {
        language: params.language,
        today: dayInPeru(now()),
        sitePages: await app.readSitePages(),
      };
      return {
        ...shown,
        post: postToWire(await showPost(await app.readKnownFacts(), post, reading)),
        expiresAt: expiresAt.toISOString(),
      };
    },
  );
};

const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now } = app;
  app.post(
    adminPaths.postPreview.pattern,
    {
      onRequest: app.requirePermission("posts.read-drafts"),
      schema: {
        tags,
        security: signedInOnly,
        summary: "Make an address under which anybody can preview a language for seven days",
        params,
        response: { 200: previewAddressSchema },
      },
    },
    async (request) => {
      const { id, language } = request.params;
      const { accountId } = senderOf(request);
      const { expiresAt, ...address } = await makePreview(db, id, language, { accountId, now: now() });
      return { url: env.SITE_URL + previewPath(address), expiresAt: expiresAt.toISOString() };
    },
  );

  app.delete(
    adminPaths.postPreview.pattern,
    {
      onRequest: app.requirePermission("posts.read-drafts"),
      schema: {
        tags,
        security: signedInOnly,
        summary: "End all addresses that were made for previews of a language",
        params,
        response: { 200: z.object({}) },
      },
    },
    async ({ params: { id, language } }) => {
      await endPreviews(db, id, language);
      return {};
    },
  );
};
