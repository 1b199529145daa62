import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { calendarType, writeCalendar, type AllDayEvent } from "#content/calendars/write-calendar.ts";
import { dayOfStep, preparations, steps } from "#content/tools/departure/preparations.ts";
import { departureField, readDeparture } from "#content/tools/departure/read-departure.ts";
import { factsWith } from "#content/facts/facts.ts";
import type { BeforeYouGoText } from "#content/tools/before-you-go-text.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { attachedFile } from "#server/http/answers/attached-file.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";

const plain = "text/plain; charset=utf-8";

const schema = {
  // A page's file, no call.
  hide: true,
  querystring: z.looseObject({ [departureField]: z.string().max(40).default("") }),
  response: {
    200: { content: { "text/calendar": { schema: z.string() } } },
    400: { content: { "text/plain": { schema: z.string() } } },
  },
};

/** `/en/before-you-go.ics?departure=2027-03-14`: the days of the list, each with what is to be done on it. */
export const departureCalendarRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  for (const language of languages) {
    const path = pagePath("before-you-go", language);
    app.get(`${path}.ics`, { schema }, async ({ query }, reply) => {
      const print = await loadToolWords<BeforeYouGoText>("before-you-go", language);
      const text = print(factsWith(await readFactOverrides(app.db, await factDefaults(app.db))));
      const { day: departure } = readDeparture(new URLSearchParams({ [departureField]: query.departure }));
      if (departure === null) return reply.code(400).type(plain).send(text.form.departure);
      const events = steps.map((step): AllDayEvent => {
        const day = dayOfStep(step, departure);
        return {
          uid: `${departure}-${step}@irany-peru`,
          from: day,
          to: day,
          title: text.steps[step].event,
          description: preparations[step].map((item) => `– ${text.items[item].name}`).join("\n"),
          url: `${app.env.SITE_URL}${path}?${departureField}=${departure}#${step}`,
          saidAt: app.now(),
        };
      });
      return reply
        .type(calendarType)
        .header("content-disposition", await attachedFile(app, ".ics"))
        .send(
          writeCalendar({
            name: text.title,
            productId: `Irany Peru//Before you go//${language.toUpperCase()}`,
            events,
          }),
        );
    });
  }
};
