import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { paths } from "#api/paths.ts";
import { wholePostAnswer } from "#api/post-answers.ts";
import { wholePostToWire } from "#api/post-wire.ts";
import { readWholePost } from "#server/domain/posts/read-posts.ts";
import { changePost, deletePost, publishPost } from "#server/domain/posts/write-post.ts";
import { validateAllButBody } from "#server/http/plugins/schemas.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";
import { limitUploads } from "#server/http/uploads/limit-uploads.ts";
import { postFormSchema, readPostForm } from "#server/http/uploads/read-post-form.ts";

const tags = ["posts"];
const params = z.object({ id: z.string() });

/** For signed-in editors alone. */
export const postWritingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", app.requireSignIn);
  // Who has saved finds the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  const onRequest = [app.requireRoom, limitUploads()];
  const form = { tags, security: signedInOnly, consumes: ["multipart/form-data"], body: postFormSchema };

  app.post(
    paths.newPost,
    {
      onRequest,
      validatorCompiler: validateAllButBody,
      schema: { ...form, summary: "Publish a post", response: { 201: wholePostAnswer } },
    },
    async (request, reply) => {
      const { post, cover, id } = await readPostForm(request);
      reply.code(201);
      return wholePostToWire(await publishPost(db, post, { cover, id, now: now(), by: request.actor }));
    },
  );

  app.put(
    paths.post.pattern,
    {
      onRequest,
      validatorCompiler: validateAllButBody,
      schema: { ...form, summary: "Change a post", params, response: { 200: wholePostAnswer } },
    },
    async (request) => {
      const { post, cover, updatedAt } = await readPostForm(request);
      const { id } = await readWholePost(db, request.params.id);
      return wholePostToWire(
        await changePost(db, id, post, { cover, updatedAt, now: now(), by: request.actor }),
      );
    },
  );

  app.delete(
    paths.post.pattern,
    {
      schema: {
        tags,
        security: signedInOnly,
        summary: "Delete a post",
        params,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const { id } = await readWholePost(db, request.params.id);
      await deletePost(db, id, request.actor);
      return {};
    },
  );
};
