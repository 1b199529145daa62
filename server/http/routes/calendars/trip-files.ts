import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { planCalendar } from "#content/calendars/plan-calendar.ts";
import { calendarType } from "#content/calendars/write-calendar.ts";
import { factsWith } from "#content/facts/facts.ts";
import { loadSightNames } from "#content/loading/load-sight-names.ts";
import { planMap } from "#content/maps/plan-map.ts";
import { gpxType, writeGpx } from "#content/maps/write-gpx.ts";
import { kmlType, writeKml } from "#content/maps/write-kml.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { attachedFile } from "#server/http/answers/attached-file.ts";
import { planOfQuery, planQuerystring } from "#server/http/plan-query.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";

const plain = "text/plain; charset=utf-8";

const answersOf = (type: string) => ({
  200: { content: { [type]: { schema: z.string() } } },
  400: { content: { "text/plain": { schema: z.string() } } },
});

// Files of a page, no calls.
const schemaOf = (type: string) => ({
  hide: true,
  querystring: planQuerystring,
  response: answersOf(type.split(";")[0] ?? type),
});

const mapFormats = [
  { ending: ".gpx", type: gpxType, write: writeGpx },
  { ending: ".kml", type: kmlType, write: writeKml },
];

/** `/hu/utvonaltervezo.ics?plan=…&start=…`, `.gpx` and `.kml` for maps: for a plan's links, so without scripts. */
export const tripFileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);

  for (const language of languages) {
    const path = pagePath("trip-planner", language);

    app.get(`${path}.ics`, { schema: schemaOf(calendarType) }, async ({ query }, reply) => {
      const { start, ...trip } = await readTrip(query, language);
      const { words, plan, facts } = trip;
      const missing = plan.stops.length === 0 ? words.calendar.empty : words.calendar.noStart;
      if (plan.stops.length === 0 || start === null) return reply.code(400).type(plain).send(missing);
      const calendar = planCalendar(facts, { ...trip, start });
      return reply
        .type(calendarType)
        .header("content-disposition", await attachedFile(app, ".ics"))
        .send(calendar);
    });

    for (const { ending, type, write } of mapFormats) {
      app.get(path + ending, { schema: schemaOf(type) }, async ({ query }, reply) => {
        const { facts, ...trip } = await readTrip(query, language);
        if (trip.plan.stops.length === 0) return reply.code(400).type(plain).send(trip.words.calendar.empty);
        const map = planMap(facts, { ...trip, sightNames: await loadSightNames(language) });
        return reply
          .type(type)
          .header("content-disposition", await attachedFile(app, ending))
          .send(write(map));
      });
    }
  }

  async function readTrip(query: z.infer<typeof planQuerystring>, language: Language) {
    const print = await loadToolWords<PlannerWords>("trip-planner", language);
    const facts = factsWith(await readFactOverrides(app.db, await factDefaults(app.db)));
    const plan = planOfQuery(query);
    const url = app.env.SITE_URL + pagePath("trip-planner", language) + planQuery(plan);
    return { facts, words: print(facts), plan, start: plan.start, language, url, now: app.now() };
  }
};
