import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { binnedPostSchema } from "#api/admin/bin.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { fullPostAnswer } from "#api/posts/post-answers.ts";
import { erasePost, listBin, restorePost } from "#server/domain/posts/bin.ts";
import { printPost } from "#server/http/answers/printed-posts.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["posts"], security: signedInOnly };
const params = z.object({ id: z.string().regex(/^\P{Cc}+$/u) });

/** For signed-in editors alone. */
export const binRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", app.requirePermission("bin.manage"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  app.get(
    adminPaths.bin,
    {
      schema: {
        ...common,
        summary: "List the deleted posts that can still be restored, the last deleted first",
        response: { 200: z.array(binnedPostSchema) },
      },
    },
    () => listBin(db),
  );

  app.post(
    adminPaths.binnedPostRestore.pattern,
    {
      schema: {
        ...common,
        summary:
          "Restore a deleted post in all its languages; what was to be published meanwhile becomes a draft",
        params,
        response: { 200: fullPostAnswer },
      },
    },
    async ({ params: { id }, actor }) => printPost(await restorePost(db, id, { now: now(), by: actor })),
  );

  app.delete(
    adminPaths.binnedPost.pattern,
    {
      schema: {
        ...common,
        summary: "Delete a post in the bin for good",
        params,
        response: { 200: z.object({}) },
      },
    },
    async ({ params: { id }, actor }) => {
      await erasePost(db, id, actor);
      return {};
    },
  );
};
