import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { holidayEvents } from "#content/calendars/holiday-events.ts";
import { calendarType, writeCalendar } from "#content/calendars/write-calendar.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { factsWith } from "#content/facts/facts.ts";
import { loadGuideWords } from "#content/loading/load-guide-page.ts";
import { loadPlaceNames } from "#content/loading/load-place-names.ts";
import { holidayCalendarPath } from "#i18n/holidays/calendar-address.ts";
import { holidayWords } from "#i18n/holidays/holiday-words.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { siteNameOf } from "#server/domain/settings/read-settings.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { sendCachedText } from "#server/http/pages/send-cached-text.ts";

/** This one and those after it: who plans looks so far ahead. */
const yearCount = 3;

/** Days: editors correct a holiday seldom, and programs ask by their own clock anyway. */
const refreshDays = 7;

const schema = { response: { 200: { content: { "text/calendar": { schema: z.string() } } } } };

/** The holidays and festivals of each language, for calendar programs. */
export const calendarRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now } = app;

  for (const language of languages) {
    const address = holidayCalendarPath(language);
    app.get(address, { schema }, (request, reply) =>
      sendCachedText(request, reply, { address, type: calendarType, write: () => write(language, address) }),
    );
  }

  async function write(language: Language, address: string): Promise<string> {
    const [words, placeNames, defaults] = await Promise.all([
      loadGuideWords("holidays", language),
      loadPlaceNames(language),
      factDefaults(db),
    ]);
    const overrides = await readFactOverrides(db, defaults);
    const first = Number(dayInPeru(now()).slice(0, 4));
    const years = Array.from({ length: yearCount }, (_, index) => first + index);
    const facts = factsWith(overrides);
    const { holidays: texts } = words(facts);
    if (!texts) throw new Error("the page of the holidays has no texts of them");
    const events = holidayEvents(facts, { language, years, texts, placeNames, origin: env.SITE_URL });
    const { name, description } = holidayWords[language].calendar;
    return writeCalendar({
      name,
      description: description(await siteNameOf(await app.settings.readOrLast())),
      productId: `Irany Peru//Holidays//${language.toUpperCase()}`,
      source: env.SITE_URL + address,
      refreshDays,
      events,
    });
  }
};
