import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { planCalendar } from "#content/calendars/plan-calendar.ts";
import { calendarType } from "#content/calendars/write-calendar.ts";
import { factsWith } from "#content/facts/facts.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";

const plain = "text/plain; charset=utf-8";

const schema = {
  // A page's file, no call.
  hide: true,
  querystring: z.looseObject({
    plan: z.string().max(4000).default(""),
    start: z.string().max(40).default(""),
  }),
  response: {
    200: { content: { "text/calendar": { schema: z.string() } } },
    400: { content: { "text/plain": { schema: z.string() } } },
  },
};

/** `/hu/utvonaltervezo.ics?plan=…&start=…`: for a plan's link, so without scripts. */
export const tripCalendarRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  for (const language of languages) {
    const path = pagePath("trip-planner", language);
    app.get(`${path}.ics`, { schema }, async ({ query }, reply) => {
      const print = await loadToolWords<PlannerWords>("trip-planner", language);
      const facts = factsWith(await readFactOverrides(app.db, await factDefaults(app.db)));
      const words = print(facts);
      const { plan } = readPlan(new URLSearchParams({ plan: query.plan, start: query.start }));
      const { start, stops } = plan;
      const missing = stops.length === 0 ? words.calendar.empty : words.calendar.noStart;
      if (stops.length === 0 || start === null) return reply.code(400).type(plain).send(missing);
      const url = app.env.SITE_URL + path + planQuery(plan);
      const calendar = planCalendar(facts, { plan, start, words, language, url, now: app.now() });
      return reply
        .type(calendarType)
        .header("content-disposition", 'attachment; filename="irany-peru.ics"')
        .send(calendar);
    });
  }
};
