import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { newRedirectSchema, redirectListSchema, redirectSchema } from "#api/admin/redirects.ts";
import { listRedirects, removeRedirect, saveRedirect } from "#server/domain/redirects/redirects.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";
import { isThere } from "#server/http/visits/missing-page.ts";

const common = { tags: ["statistics"], security: signedInOnly };
const params = z.object({ id: z.guid() });

export const redirectRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("redirects.manage"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);
  await app.register(changeRoutes);

  app.get(
    adminPaths.redirects,
    {
      schema: {
        ...common,
        summary: "List the redirects, by the path from which they lead",
        response: { 200: redirectListSchema },
      },
    },
    async () => ({ redirects: await listRedirects(db) }),
  );

  app.post(
    adminPaths.redirects,
    {
      schema: {
        ...common,
        summary: "Lead a path that has no page to one that has",
        body: newRedirectSchema,
        response: { 200: redirectSchema },
      },
    },
    async (request) => saveRedirect(db, request.body, { ...savingOf(app), now: now(), by: request.actor }),
  );
};

function savingOf(app: FastifyInstance) {
  return { siteUrl: app.env.SITE_URL, isThere: (path: string) => isThere(app, path) };
}

const changeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.put(
    adminPaths.redirect.pattern,
    {
      schema: {
        ...common,
        summary: "Change a redirect",
        params,
        body: newRedirectSchema,
        response: { 200: redirectSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      return saveRedirect(db, request.body, { ...savingOf(app), id, now: now(), by: request.actor });
    },
  );

  app.delete(
    adminPaths.redirect.pattern,
    {
      schema: { ...common, summary: "Remove a redirect", params, response: { 200: z.object({}) } },
    },
    async (request) => {
      await removeRedirect(db, request.params.id, request.actor);
      return {};
    },
  );
};
