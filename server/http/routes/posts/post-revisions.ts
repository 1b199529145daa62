import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { revisionSchema, revisionSummarySchema } from "#api/admin/revisions.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { fullPostAnswer } from "#api/posts/post-answers.ts";
import { listRevisions, readRevision, restoreRevision } from "#server/domain/posts/post-revisions.ts";
import { printPost, printText } from "#server/http/answers/printed-posts.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["posts"], security: signedInOnly };
const params = z.object({ id: z.string(), revision: z.coerce.number().int().min(1).max(2_147_483_647) });

/** For signed-in editors alone. */
export const postRevisionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const reading = { onRequest: app.requirePermission("posts.read-drafts") };

  app.get(
    adminPaths.postRevisions.pattern,
    {
      ...reading,
      schema: {
        ...common,
        summary: "List the revisions of a post, the newest first",
        params: params.pick({ id: true }),
        response: { 200: z.array(revisionSummarySchema) },
      },
    },
    (request) => listRevisions(db, request.params.id),
  );

  app.get(
    adminPaths.postRevision.pattern,
    {
      ...reading,
      schema: { ...common, summary: "Read a revision", params, response: { 200: revisionSchema } },
    },
    async ({ params: { id, revision } }) => printText(await readRevision(db, id, revision)),
  );

  app.post(
    adminPaths.postRevisionRestore.pattern,
    {
      onRequest: app.requirePermission("posts.write"),
      schema: {
        ...common,
        summary: "Make a former text the one that is worked on, as a new revision",
        params,
        response: { 200: fullPostAnswer },
      },
    },
    async ({ params: { id, revision }, actor }) =>
      printPost(await restoreRevision(db, id, revision, { now: now(), by: actor })),
  );
};
