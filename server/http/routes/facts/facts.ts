import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { factListSchema, factReportInputSchema, ratesSchema } from "#api/facts/facts.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { shownFactSchema } from "#api/facts/shown-fact.ts";
import { paths } from "#api/paths.ts";
import { factsWith } from "#content/facts/facts.ts";
import { ratesOf } from "#content/money/rates.ts";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { requireFact } from "#server/domain/facts/change-fact.ts";
import { factsOf, overridesOf } from "#server/domain/facts/read-facts.ts";
import { receiveFactReport } from "#server/domain/facts/report-fact.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { etagPlugin } from "#server/http/plugins/etags.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { showFact } from "#server/http/facts/shown-facts.ts";

/** Bytes: the longest report, however it is escaped. */
const bodyLimit = 32 * 1024;

const tags = ["facts"];

/** The calls of readers about facts: the facts, and a report of one that is no longer true. */
export const factRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  await app.register(reportRoutes);

  await app.register(async (reading: typeof app) => {
    await reading.register(etagPlugin);

    reading.get(
      paths.facts,
      { schema: { tags, summary: "List the dated facts of the guide", response: { 200: factListSchema } } },
      async (_request, reply) => {
        reply.header("cache-control", revalidated);
        return { facts: factsOf(await app.readKnownFacts(), dayInPeru(now())) };
      },
    );

    reading.get(
      paths.rates,
      { schema: { tags, summary: "Read the rates of the sol", response: { 200: ratesSchema } } },
      async (_request, reply) => {
        reply.header("cache-control", revalidated);
        return ratesOf(factsWith(overridesOf(await app.readKnownFacts())));
      },
    );

    reading.get(
      paths.factIn.pattern,
      {
        schema: {
          tags,
          summary: "Read a fact as a reader of a language sees it",
          params: z.object({ id: z.string(), language: z.enum(languages) }),
          response: { 200: shownFactSchema },
        },
      },
      async (request, reply) => {
        reply.header("cache-control", revalidated);
        const { id, language } = request.params;
        return showFact(await app.readKnownFacts(), await app.readGuide(db), id, {
          language,
          today: dayInPeru(now()),
        });
      },
    );
  });
};

const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.post(
    paths.factReport.pattern,
    {
      bodyLimit,
      onRequest: neverCached,
      schema: {
        tags,
        summary: "Report a fact that is no longer true",
        params: z.object({ id: z.string() }),
        body: factReportInputSchema,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const { id } = requireFact(await factDefaults(db), request.params.id);
      const { language = defaultLanguage } = request.body;
      await loadMessages(language);
      const texts = loadedMessages(language).contactErrors;
      await receiveFactReport(db, id, request.body, { address: request.ip, now: now(), language, texts });
      return {};
    },
  );
};
