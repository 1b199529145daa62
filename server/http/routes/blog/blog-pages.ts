import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { authorSchema, categoryCountSchema } from "#api/blog/authors.ts";
import { categoryIntroSchema } from "#api/blog/categories.ts";
import { neighboursSchema } from "#api/blog/neighbours.ts";
import { paths } from "#api/paths.ts";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import { readCategoryIntro } from "#server/domain/posts/categories.ts";
import { listCategories, readAuthor, readNeighbours } from "#server/domain/posts/reading/blog-pages.ts";

const tags = ["posts"];

/** The calls of the blog's pages, besides those for the posts themselves. */
export const blogPageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    paths.categories,
    {
      schema: {
        tags,
        summary: "List the categories that have posts, the most frequent first or in the owner's order",
        response: { 200: z.array(categoryCountSchema) },
      },
    },
    async () => listCategories(app.db, await app.readCategories()),
  );

  app.get(
    paths.categoryIntro.pattern,
    {
      schema: {
        tags,
        summary: "Read what the owner says of a category on its page",
        params: z.object({ category: z.string().max(40), language: z.enum(languages) }),
        response: { 200: categoryIntroSchema },
      },
    },
    async ({ params: { category, language } }) => ({
      intro: await readCategoryIntro(app.db, category, language),
    }),
  );

  app.get(
    paths.author.pattern,
    {
      schema: {
        tags,
        summary: "Read what an author writes about, by the slug of the author's page",
        params: z.object({ slug: z.string() }),
        querystring: z.object({ language: z.enum(languages).default(defaultLanguage) }),
        response: { 200: authorSchema },
      },
    },
    async ({ params, query: { language } }) =>
      readAuthor(app.db, params.slug, { language, site: await app.readCategories() }),
  );

  app.get(
    paths.neighbours.pattern,
    {
      schema: {
        tags,
        summary: "Name the posts just before and just after one",
        params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/), language: z.enum(languages) }),
        response: { 200: neighboursSchema },
      },
    },
    (request) => readNeighbours(app.db, request.params.id, request.params.language),
  );
};
