import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { paths } from "#api/paths.ts";
import { fullPostAnswer, postAnswer, postSummaryAnswer } from "#api/posts/post-answers.ts";
import { postToWire, summaryToWire } from "#api/posts/post-wire.ts";
import { postListQuerySchema } from "#api/posts/posts.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { languages } from "#i18n/languages.ts";
import { readAdminPost } from "#server/domain/posts/admin-posts.ts";
import { requireCategory } from "#server/domain/posts/categories.ts";
import {
  listPosts,
  listPostsInBatches,
  readPost,
  readFullPost,
} from "#server/domain/posts/reading/read-posts.ts";
import { printPost } from "#server/http/answers/printed-posts.ts";
import { findPermitted } from "#server/http/plugins/sign-in.ts";
import { showPost } from "#server/http/facts/shown-facts.ts";
import { sendWholeList } from "#server/http/answers/send-whole-list.ts";
import { binRoutes } from "./bin.ts";
import { postPreviewRoutes } from "./post-previews.ts";
import { postRevisionRoutes } from "./post-revisions.ts";
import { blogPageRoutes } from "#server/http/routes/blog/blog-pages.ts";
import { postWritingRoutes } from "./posts-writing.ts";

const tags = ["posts"];
const language = z.enum(languages);

export const postRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(onePostRoutes);

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
    async ({ params, query }, reply) => {
      if (query.category !== undefined) requireCategory(query.category, await app.readCategories());
      if (query.limit !== undefined)
        return (await listPosts(app.db, params.language, query)).map(summaryToWire);
      return sendWholeList(reply, listPostsInBatches(app.db, params.language, query));
    },
  );

  await app.register(blogPageRoutes);
  await app.register(postWritingRoutes);
  await app.register(postRevisionRoutes);
  await app.register(binRoutes);
  await app.register(postPreviewRoutes);
};

const onePostRoutes: FastifyPluginAsyncZod = async (app) => {
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
    async (request) => {
      const { slug, language } = request.params;
      const post = await readPost(app.db, slug, language);
      const sitePages = await app.readSitePages();
      const facts = await app.readKnownFacts();
      const shown = await showPost(facts, post, { language, today: dayInPeru(app.now()), sitePages });
      const notes = await app.readChangeNotes();
      const changes = notes.ofText({ postId: post.id, page: null, language: post.language });
      return postToWire({ ...shown, ...(changes.length > 0 && { changes }) });
    },
  );

  app.get(
    paths.post.pattern,
    {
      schema: {
        tags,
        summary: "Read a post in all its languages, by its id or a slug",
        params: z.object({ id: z.string() }),
        response: { 200: fullPostAnswer },
      },
    },
    // The specification gives editors and readers this one call, so it cannot be parted as the lists are: who may see
    // drafts gets the post as editors know it, everybody else what is published.
    async (request, reply) => {
      const { id } = request.params;
      const reader = await findPermitted(request, reply, "posts.read-drafts");
      const post = reader ? await readAdminPost(app.db, id) : await readFullPost(app.db, id);
      return printPost(post);
    },
  );
};
