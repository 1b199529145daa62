import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { adminAuthorsSchema, writtenAuthorsSchema } from "#api/blog/authors.ts";
import { changeAuthorProfiles, readAuthorProfiles } from "#server/domain/posts/authors.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["posts"], security: signedInOnly, response: { 200: adminAuthorsSchema } };

/** The authors whom a post's form offers, and what their pages tell of them. */
export const authorRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", neverCached);

  app.get(
    adminPaths.authors,
    {
      schema: { ...common, summary: "List the authors who have a record" },
      onRequest: app.requirePermission("posts.read-drafts"),
    },
    () => readAuthorProfiles(db),
  );

  app.put(
    adminPaths.authors,
    {
      schema: { ...common, summary: "Add, change and remove records of authors", body: writtenAuthorsSchema },
      onRequest: app.requirePermission("guide.edit"),
      // An editor sees the change on this process at once.
      onSend: app.refreshPages,
    },
    async (request) => {
      await changeAuthorProfiles(db, request.body, { by: request.actor, now: app.now() });
      return readAuthorProfiles(db);
    },
  );
};
