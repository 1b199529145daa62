import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { statisticsQuerySchema, statisticsSchema, visitDaysSchema } from "#api/admin/statistics.ts";
import {
  missedSearchesByDay,
  numbersByDay,
  readStatistics,
  readVisitDays,
} from "#server/domain/visits/visit-statistics.ts";
import { languages } from "#i18n/languages.ts";
import { csvHead, csvOf, sendCsv } from "#server/http/answers/csv.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { isThere } from "#server/http/visits/missing-page.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["statistics"], security: signedInOnly };

const columns = ["day", "path", "views"] as const;
const searchColumns = ["day", "language", "words", "count"] as const;

export const statisticsRoutes: FastifyPluginAsyncZod = async (app) => {
  // Beside those that ask who it is: whoever follows the page's former address signs in there.
  await app.register(formerPageRoutes);
  await app.register(guardedRoutes);
};

const guardedRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("statistics.read"));
  await app.register(csvRoutes);

  app.get(
    adminPaths.statistics,
    {
      schema: {
        ...common,
        summary: "Tell how often pages were opened, where readers came from, and what they did not find",
        querystring: statisticsQuerySchema,
        response: { 200: statisticsSchema },
      },
    },
    async (request) =>
      readStatistics(db, request.query.days, { now: now(), isThere: (path) => isThere(app, path) }),
  );

  // Apart from the others, because what was not found is looked for page by page.
  app.get(
    adminPaths.visitDays,
    {
      schema: {
        ...common,
        summary: "Tell how often pages were opened, day by day",
        querystring: statisticsQuerySchema,
        response: { 200: visitDaysSchema },
      },
    },
    async (request) => ({ days: await readVisitDays(db, request.query.days, now()) }),
  );
};

/** The address that the page had in the admin area, with and without a language. */
const formerPageRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const prefix of ["", ...languages.map((language) => `/${language}`)]) {
    app.get(`${prefix}/admin/numbers`, { schema: { hide: true } }, async (request, reply) =>
      reply.redirect(request.url.replace("/admin/numbers", "/admin/statistics"), 301),
    );
  }
};

const csvRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get(
    adminPaths.statisticsCsv,
    {
      schema: {
        ...common,
        summary: "The counts of each day and page as a table (CSV)",
        querystring: statisticsQuerySchema,
        response: {
          200: z.string().describe("CSV with a line of names; a line without a path is the whole site's day"),
        },
      },
    },
    async (request, reply) => {
      async function* rows(): AsyncGenerator<string> {
        yield csvHead(columns);
        for await (const day of numbersByDay(db, request.query.days, now())) yield csvOf(day, columns);
      }
      return sendCsv(reply, "numbers.csv", rows());
    },
  );

  app.get(
    adminPaths.missedSearchesCsv,
    {
      schema: {
        ...common,
        summary: "What was searched and not found, by day, as a table (CSV)",
        querystring: statisticsQuerySchema,
        response: {
          200: z
            .string()
            .describe(
              "CSV with a line of names; a line without words counts all for which the day had no room",
            ),
        },
      },
    },
    async (request, reply) => {
      async function* rows(): AsyncGenerator<string> {
        yield csvHead(searchColumns);
        yield csvOf(await missedSearchesByDay(db, request.query.days, now()), searchColumns);
      }
      return sendCsv(reply, "missed-searches.csv", rows());
    },
  );
};
