import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { deskPaths } from "#api/desk/desk-paths.ts";
import { numbersQuerySchema, numbersSchema, visitDaysSchema } from "#api/desk/numbers.ts";
import {
  missedSearchesByDay,
  numbersByDay,
  readNumbers,
  readVisitDays,
} from "#server/domain/visits/visit-numbers.ts";
import { csvHead, csvOf, sendCsv } from "#server/http/csv.ts";
import { neverCached } from "#server/http/never-cached.ts";
import { isThere } from "#server/http/visits/missing-page.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["numbers"], security: signedInOnly };

const columns = ["day", "path", "views"] as const;
const searchColumns = ["day", "language", "words", "count"] as const;

export const numberRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("numbers.read"));

  app.get(
    deskPaths.numbers,
    {
      schema: {
        ...common,
        summary: "Tell how often pages were opened, where readers came from, and what they did not find",
        querystring: numbersQuerySchema,
        response: { 200: numbersSchema },
      },
    },
    async (request) =>
      readNumbers(db, request.query.days, { now: now(), isThere: (path) => isThere(app, path) }),
  );

  // Apart from the others, because what was not found is looked for page by page.
  app.get(
    deskPaths.visitDays,
    {
      schema: {
        ...common,
        summary: "Tell how often pages were opened, day by day",
        querystring: numbersQuerySchema,
        response: { 200: visitDaysSchema },
      },
    },
    async (request) => ({ days: await readVisitDays(db, request.query.days, now()) }),
  );

  app.get(
    deskPaths.numbersCsv,
    {
      schema: {
        ...common,
        summary: "The counts of each day and page as a table (CSV)",
        querystring: numbersQuerySchema,
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
    deskPaths.missedSearchesCsv,
    {
      schema: {
        ...common,
        summary: "What was searched and not found, by day, as a table (CSV)",
        querystring: numbersQuerySchema,
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
