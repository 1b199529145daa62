import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { attentionSchema } from "#api/desk/attention.ts";
import { deskPaths } from "#api/desk/desk-paths.ts";
import {
  bulkChangeSchema,
  bulkReportSchema,
  deskPostListSchema,
  deskPostQuerySchema,
} from "#api/desk/desk-posts.ts";
import { summaryToWire } from "#api/post-wire.ts";
import { languages } from "#i18n/languages.ts";
import { findAttention } from "#server/domain/find-attention.ts";
import { changeSeveral } from "#server/domain/posts/change-several.ts";
import { readDeskList } from "#server/domain/posts/desk-list.ts";
import { factDefaults } from "#server/http/fact-sources.ts";
import { neverCached } from "#server/http/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["desk"], security: signedInOnly };

/** What the dashboard asks for. */
export const deskPostRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);

  app.get(
    deskPaths.deskPosts.pattern,
    {
      onRequest: app.requirePermission("posts.read-drafts"),
      schema: {
        ...common,
        summary: "Find, filter and sort posts, published or not, a page at a time",
        params: z.object({ language: z.enum(languages) }),
        querystring: deskPostQuerySchema,
        response: { 200: deskPostListSchema },
      },
    },
    async ({ params, query }) => {
      const { posts, ...rest } = await readDeskList(db, params.language, query);
      return {
        ...rest,
        posts: posts.map(({ changed, ...post }) => ({ ...summaryToWire(post), changed })),
      };
    },
  );

  app.get(
    deskPaths.attention,
    {
      onRequest: app.requirePermission("posts.read-drafts"),
      schema: {
        ...common,
        summary: "Tell what needs attention today",
        response: { 200: attentionSchema },
      },
    },
    async (request) => {
      const facts = await factDefaults();
      return { entries: await findAttention(db, now(), { rights: senderOf(request), facts }) };
    },
  );

  app.post(
    deskPaths.bulkChange,
    {
      onRequest: app.requirePermission("posts.publish"),
      onSend: app.refreshPages,
      schema: {
        ...common,
        summary: "Publish, withdraw or delete languages of several posts",
        body: bulkChangeSchema,
        response: { 200: bulkReportSchema },
      },
    },
    async (request) => changeSeveral(db, request.body, { now: now(), by: request.actor }),
  );
};
