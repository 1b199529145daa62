import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { adminCategoriesSchema, writtenCategoriesSchema } from "#api/blog/categories.ts";
import { changeCategories, describeCategories } from "#server/domain/posts/categories.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["posts"], security: signedInOnly, response: { 200: adminCategoriesSchema } };

/** The categories that posts may be in, for who changes them. */
export const categoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", neverCached);

  app.get(
    adminPaths.categories,
    {
      schema: { ...common, summary: "List all categories with their words and the number of their posts" },
      onRequest: app.requirePermission("posts.read-drafts"),
    },
    () => describeCategories(db),
  );

  app.put(
    adminPaths.categories,
    {
      schema: {
        ...common,
        summary: "Add, change, order and remove categories",
        body: writtenCategoriesSchema,
      },
      onRequest: app.requirePermission("guide.edit"),
      // An editor sees the change on this process at once.
      onSend: app.refreshPages,
    },
    async (request) => {
      await changeCategories(db, request.body, { by: request.actor, now: app.now() });
      return describeCategories(db);
    },
  );
};
