import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { todosSchema } from "#api/admin/todos.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  bulkChangeSchema,
  bulkReportSchema,
  adminPostListSchema,
  adminPostQuerySchema,
} from "#api/admin/admin-posts.ts";
import { summaryToWire } from "#api/posts/post-wire.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { languages } from "#i18n/languages.ts";
import { findTodos } from "#server/domain/find-todos.ts";
import { changeSeveral } from "#server/domain/posts/change-several.ts";
import { readAdminList } from "#server/domain/posts/reading/admin-list.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { readDeadLinks, readUsedLinks } from "#server/http/monitoring/used-links.ts";
import { readPerVersion } from "#server/http/pages/read-per-version.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["admin"], security: signedInOnly };

/** The calls of the dashboard. */
export const adminPostRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  await app.register(listRoutes);
  await app.register(changeRoutes);
};

const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  // The whole site is read for it, and the dashboard asks after each change.
  const readUsed = readPerVersion(app.pages, () => readUsedLinks(app));
  app.get(
    adminPaths.adminPosts.pattern,
    {
      onRequest: app.requirePermission("posts.read-drafts"),
      schema: {
        ...common,
        summary: "Find, filter and sort posts, published or not, a page at a time",
        params: z.object({ language: z.enum(languages) }),
        querystring: adminPostQuerySchema,
        response: { 200: adminPostListSchema },
      },
    },
    async ({ params, query }) => {
      const { posts, ...rest } = await readAdminList(db, params.language, query);
      return {
        ...rest,
        posts: posts.map(({ changed, ...post }) => ({ ...summaryToWire(post), changed })),
      };
    },
  );

  app.get(
    adminPaths.todos,
    {
      onRequest: app.requirePermission("posts.read-drafts"),
      schema: {
        ...common,
        summary: "Tell what needs attention today",
        response: { 200: todosSchema },
      },
    },
    async (request) => {
      const facts = await factDefaults(db);
      const countDeadLinks = async () => (await readDeadLinks(app, readUsed)).length;
      const [today, rights] = [dayInPeru(now()), senderOf(request)];
      return { entries: await findTodos(db, now(), { today, rights, facts, countDeadLinks }) };
    },
  );
};

const changeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.post(
    adminPaths.bulkChange,
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
