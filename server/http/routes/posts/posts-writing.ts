import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Permission } from "#api/accounts/roles.ts";
import { paths } from "#api/paths.ts";
import { fullPostAnswer } from "#api/posts/post-answers.ts";
import { movePostToBin } from "#server/domain/posts/bin.ts";
import { readPostId, withAdminFields } from "#server/domain/posts/admin-posts.ts";
import { changePost, publishPost } from "#server/domain/posts/write-post.ts";
import { printPost } from "#server/http/answers/printed-posts.ts";
import { validateAllButBody } from "#server/http/plugins/schemas.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";
import { postFormSchema, readPostForm } from "#server/http/uploads/read-post-form.ts";

const tags = ["posts"];
const params = z.object({ id: z.string() });

/** For signed-in editors alone. */
export const postWritingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);
  await app.register(removalRoutes);

  // A visitor is refused before the body is waited for.
  const uploading = (permission: Permission) => [
    app.requirePermission(permission),
    app.requireCapacity,
    app.limitUploads,
  ];
  const form = { tags, security: signedInOnly, consumes: ["multipart/form-data"], body: postFormSchema };

  app.post(
    paths.newPost,
    {
      onRequest: uploading("posts.create"),
      validatorCompiler: validateAllButBody,
      schema: { ...form, summary: "Publish a post", response: { 201: fullPostAnswer } },
    },
    async (request, reply) => {
      const { post, cover, picture, id, states } = await readPostForm(request);
      reply.code(201);
      const how = { cover, picture, id, states, now: now(), by: request.actor };
      const written = await publishPost(db, post, how);
      return printPost(await withAdminFields(db, written));
    },
  );

  app.put(
    paths.post.pattern,
    {
      onRequest: uploading("posts.write"),
      validatorCompiler: validateAllButBody,
      schema: { ...form, summary: "Change a post", params, response: { 200: fullPostAnswer } },
    },
    async (request) => {
      const { post, ...how } = await readPostForm(request);
      const id = await readPostId(db, request.params.id);
      const written = await changePost(db, id, post, { ...how, now: now(), by: request.actor });
      return printPost(await withAdminFields(db, written));
    },
  );
};

const removalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.delete(
    paths.post.pattern,
    {
      onRequest: app.requirePermission("posts.delete"),
      schema: {
        tags,
        security: signedInOnly,
        summary: "Move a post to the bin, where it can be restored for thirty days",
        params,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const id = await readPostId(db, request.params.id);
      await movePostToBin(db, id, { now: now(), by: request.actor });
      return {};
    },
  );
};
