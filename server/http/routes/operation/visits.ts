import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { paths } from "#api/paths.ts";
import { categoryAt } from "#i18n/blog/category-addresses.ts";
import { DomainError } from "#server/domain/errors.ts";
import { listAuthorSlugs } from "#server/domain/posts/reading/blog-pages.ts";
import { isSlug } from "#server/domain/visits/visit-statistics.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { isCacheableAddress, namedInAddress } from "#server/http/pages/cacheable-addresses.ts";

/** The report of a browser that shows a page without having loaded a document. */
export const visitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    paths.visits,
    {
      onRequest: neverCached,
      schema: {
        tags: ["statistics"],
        summary: "Count that a page was opened by a link within the site",
        body: z.object({ path: z.string().max(1000, "is too long") }),
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const { path } = request.body;
      if (!(await isPage(app, path))) throw new DomainError("not_found", "there is no such page");
      app.visits.noteMove(request.raw, path);
      return {};
    },
  );
};

/** Otherwise anybody could fill the database with made-up addresses. */
async function isPage(
  { db, readSitePages, readCategories }: FastifyInstance,
  path: string,
): Promise<boolean> {
  if (path.includes("?") || !isCacheableAddress(path)) return false;
  const named = namedInAddress(path);
  if (named?.kind === "post") return isSlug(db, named.name);
  if (named?.kind === "fact") return (await factDefaults(db)).has(named.name);
  if (named?.kind === "own page")
    return (await readSitePages()).own.some(({ addresses }) => Object.values(addresses).includes(named.name));
  if (named?.kind === "category") return categoryAt(named.name, await readCategories()) !== null;
  return named === null || (await listAuthorSlugs(db)).includes(named.name);
}
