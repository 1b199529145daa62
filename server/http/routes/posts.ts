import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { paths } from "#api/paths.ts";
import { postAnswer, postSummaryAnswer, wholePostAnswer } from "#api/post-answers.ts";
import { postToWire, summaryToWire, wholePostToWire } from "#api/post-wire.ts";
import { postListQuerySchema } from "#api/posts.ts";
import { languages } from "#i18n/languages.ts";
import { listPosts, listPostsInBatches, readPost, readWholePost } from "#server/domain/posts/read-posts.ts";
import { changePost, deletePost, publishPost } from "#server/domain/posts/write-post.ts";
import { sendWholeList } from "#server/http/send-whole-list.ts";
import { validateAllButBody } from "#server/http/plugins/schemas.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";
import { limitUploads } from "#server/http/uploads/limit-uploads.ts";
import { postFormSchema, readPostForm } from "#server/http/uploads/read-post-form.ts";

const tags = ["posts"];
const language = z.enum(languages);

export const postRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    paths.posts.pattern,
    {
      schema: {
        tags,
        summary: "List posts, the newest first",
        params: z.object({ language }),
        querystring: postListQuerySchema,
        response: { 200: z.array(postSummaryAnswer) },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      if (query.limit !== undefined) return (await listPosts(db, params.language, query)).map(summaryToWire);
      return sendWholeList(reply, listPostsInBatches(db, params.language, query));
    },
  );

  app.get(
    paths.postIn.pattern,
    {
      schema: {
        tags,
        summary: "Read a post in a language, by any of its slugs or its id",
        params: z.object({ slug: z.string(), language }),
        response: { 200: postAnswer },
      },
    },
    async (request) => postToWire(await readPost(db, request.params.slug, request.params.language)),
  );

  app.get(
    paths.post.pattern,
    {
      schema: {
        tags,
        summary: "Read a post in all its languages, by its id or a slug",
        params,
        response: { 200: wholePostAnswer },
      },
    },
    async (request) => wholePostToWire(await readWholePost(db, request.params.id)),
  );

  await app.register(writingRoutes);
};

const params = z.object({ id: z.string() });

const writingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", app.requireSignIn);
  // Who has saved finds the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  const onRequest = limitUploads();
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
