import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { paths } from "#api/paths.ts";
import { searchAnswerSchema, searchIndexSchema, searchQuerySchema } from "#api/search/search.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";
import { createStemmers } from "#server/domain/search/stemmers.ts";
import { searchSite } from "#server/domain/search/search-site.ts";
import { sendCachedText } from "#server/http/pages/send-cached-text.ts";
import { makeAhead } from "#server/http/plugins/make-ahead.ts";
import { createAddressBudget } from "#server/http/overload/address-budget.ts";
import { createSearchIndexes } from "#server/http/search/search-indexes.ts";

/** Searches under way at once in a process; further ones wait, and when too many wait they are refused. */
const mostAtOnce = 2;
const mostWaiting = 30;

/** The searches of one visitor in a process: a fuzzy search takes some 75 ms of its thread. Whoever types is answered at each letter. */
const searchesOfOne = { burst: 100, perSecond: 4 };

/** Milliseconds after the start, or a change, that belong to the pages. */
const restBeforeIndexes = 3000;

const tags = ["search"];

/** The calls of the site's search. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  const searching = openSearching(app);
  if (app.env.PREPARE_SEARCH) prepareIndexes(app, searching);
  await app.register(indexRoutes, searching);
  await app.register(askRoutes, searching);
};

type Searching = ReturnType<typeof openSearching>;

/** The indexes, which both calls ask, and the line in which they wait. */
function openSearching({ db, readGuide, readKnownFacts, now }: FastifyInstance) {
  const stemmerFor = createStemmers();
  const indexFor = createSearchIndexes({ readGuide, readKnownFacts });
  return {
    stemmerFor,
    indexOf: (language: Language) => indexFor(db, language, stemmerFor(db, language), dayInPeru(now())),
    enqueue: createSemaphore(mostAtOnce, { maxWaiting: mostWaiting }),
  };
}

/** A change that concerns no index makes none. */
function prepareIndexes(app: FastifyInstance, { indexOf }: Searching): void {
  makeAhead(app, {
    rest: restBeforeIndexes,
    failure: "the search could not be prepared",
    async make() {
      for (const language of languages) await indexOf(language);
    },
  });
}

const indexRoutes: FastifyPluginAsyncZod<Searching> = async (app, { enqueue, indexOf }) => {
  app.get(
    paths.searchIndex.pattern,
    {
      schema: {
        tags,
        summary: "What the guide says, ready to be searched on a device without a network",
        params: z.object({ language: z.enum(languages) }),
        response: { 200: searchIndexSchema },
      },
    },
    (request, reply) => {
      const { language } = request.params;
      const address = paths.searchIndex({ language });
      const type = "application/json; charset=utf-8";
      return sendCachedText(request, reply, { address, type, write: () => writeIndex(language) });
    },
  );

  async function writeIndex(language: Language): Promise<string> {
    const index = await enqueue(() => indexOf(language));
    return JSON.stringify({ entries: index.entries, stems: index.stems() });
  }
};

const askRoutes: FastifyPluginAsyncZod<Searching> = async (app, { enqueue, indexOf, stemmerFor }) => {
  const { db } = app;
  const spend = createAddressBudget(searchesOfOne);

  app.get(
    paths.search.pattern,
    {
      schema: {
        tags,
        summary: "Search posts, the guide, the tools, places, facts and phrases in a language",
        params: z.object({ language: z.enum(languages) }),
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema },
      },
    },
    async (request) => {
      const { language } = request.params;
      const { suggest, ...query } = request.query;
      spend(request.ip);
      const answer = await enqueue(async () => {
        const stemsOf = stemmerFor(db, language);
        const index = await indexOf(language);
        return searchSite({ db, language, index, stemsOf }, query);
      });
      const isNothing = Object.values(answer.counts).every((count) => count === 0);
      const isMissed = !suggest && query.q !== "" && (isNothing || answer.isPartial);
      if (isMissed) app.visits.missedSearches.note(language, query.q, request.ip);
      return answer;
    },
  );
};
