import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import ical from "ical-generator";
import { z } from "zod";
import { places } from "#content/facts/places.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import { addDays } from "#content/trips/plain-days.ts";
import { planStays } from "#content/trips/plan-days.ts";
import type { Plan } from "#content/trips/plan.ts";
import { fillWords, type PlannerWords } from "#content/trips/planner-words.ts";
import { pagePath } from "#i18n/addresses.ts";
import { counter } from "#i18n/count.ts";
import { formatAltitude } from "#i18n/format-amount.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { neverCached } from "#server/http/never-cached.ts";

const calendarType = "text/calendar";
const plain = "text/plain; charset=utf-8";

const schema = {
  // A page's file, no call.
  hide: true,
  querystring: z.looseObject({
    plan: z.string().max(4000).default(""),
    start: z.string().max(40).default(""),
  }),
  response: {
    200: { content: { [calendarType]: { schema: z.string() } } },
    400: { content: { "text/plain": { schema: z.string() } } },
  },
};

interface Told {
  words: PlannerWords;
  language: Language;
  /** Of the plan's page. */
  url: string;
}

/** `/hu/utvonaltervezo.ics?plan=…&start=…`: for a plan's link, so without scripts. */
export const tripCalendarRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  for (const language of languages) {
    const path = pagePath("trip-planner", language);
    app.get(`${path}.ics`, { schema }, async ({ query }, reply) => {
      const words = (await loadToolWords<PlannerWords>("trip-planner", language))();
      const { plan } = readPlan(new URLSearchParams({ plan: query.plan, start: query.start }));
      const missing = plan.stops.length === 0 ? words.calendar.empty : words.calendar.noStart;
      if (plan.stops.length === 0 || plan.start === null) return reply.code(400).type(plain).send(missing);
      const url = app.env.SITE_URL + path + planQuery(plan);
      const calendar = calendarOf(plan, plan.start, { words, language, url }, app.now());
      return reply
        .type(`${calendarType}; charset=utf-8`)
        .header("content-disposition", 'attachment; filename="irany-peru.ics"')
        .send(calendar);
    });
  }
};

function calendarOf({ stops }: Plan, start: string, { words, language, url }: Told, now: Date): string {
  const calendar = ical({
    name: words.calendar.name,
    prodId: { company: "Irany Peru", product: "trip planner" },
  });
  // A day without a time, whatever the zone.
  const day = (days: number) => new Date(`${addDays(start, days)}T00:00:00Z`);
  const add = (
    id: string,
    from: number,
    until: number,
    told: { summary: string; description?: string; location?: string },
  ) =>
    calendar.createEvent({
      id: `${start}-${id}@irany-peru`,
      stamp: now,
      start: day(from),
      end: day(until),
      allDay: true,
      url,
      ...told,
    });
  const stays = planStays({ start, stops });
  for (const [index, { place, nights, leg, arrives, leaves }] of stays.entries()) {
    const name = words.places[place];
    if (leg?.isOvernight)
      add(`${index}-bus`, arrives - 1, arrives, { summary: fillWords(words.calendar.bus, { place: name }) });
    const metres = formatAltitude(places[place].altitude, language);
    add(`${index}-${place}`, arrives, leaves, {
      summary: `${name} (${counter(language)(nights, words.nights)})`,
      description: metres.replaceAll("\u00a0", " "),
      location: name,
    });
  }
  const last = stays.at(-1)?.leaves ?? 0;
  add("home", last, last + 1, { summary: words.calendar.home });
  return calendar.toString();
}
