import { closedDays } from "#content/facts/holidays/busy-times.ts";
import type { Facts } from "#content/facts/facts.ts";
import { holidayDates } from "#content/facts/holidays/holiday-dates.ts";
import { festivals, publicHolidays } from "#content/facts/holidays/holiday-rules.ts";
import { holidays, ruleOf } from "#content/facts/holidays/holidays.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { lineText } from "#content/documents/line.ts";
import type { PlaceNames } from "#content/loading/load-place-names.ts";
import { pagePath } from "#i18n/addresses.ts";
import { formatAge } from "#i18n/format/format-date.ts";
import { holidayWords } from "#i18n/holidays/holiday-words.ts";
import type { Language } from "#i18n/languages.ts";
import type { AllDayEvent } from "./write-calendar.ts";

interface HolidayCalendar {
  language: Language;
  years: readonly number[];
  texts: NonNullable<GuidePageText["holidays"]>;
  placeNames: PlaceNames;
  /** The origin of this site, for example `https://iranyperu.hu`. */
  origin: string;
}

/** The holidays of the years by date. */
export function holidayEvents(
  facts: Facts,
  { language, years, texts, placeNames, origin }: HolidayCalendar,
): AllDayEvent[] {
  const { calendar } = holidayWords[language];
  const { hostname } = new URL(origin);
  return years
    .flatMap((year) =>
      holidays.map((holiday): AllDayEvent => {
        const { id, kind } = holiday;
        const { asOf } = kind === "public" ? facts(publicHolidays) : facts(festivals);
        const when = formatAge(asOf, language);
        const place = "place" in holiday ? holiday.place : undefined;
        return {
          uid: `${id}-${year}@${hostname}`,
          ...holidayDates(ruleOf(facts, holiday), year),
          title: texts[id].name,
          description: [
            lineText(texts[id].description),
            kind === "public" ? calendar.publicHoliday : calendar.festival,
            ...(closedDays.includes(id) ? [calendar.closed] : []),
            kind === "public" ? calendar.source(when) : calendar.custom(when),
          ].join("\n"),
          ...(place && { location: `${placeNames[place]}, Peru` }),
          url: `${origin}${pagePath("holidays", language)}#${id}`,
          saidAt: new Date(asOf),
        };
      }),
    )
    .sort((a, b) => a.from.localeCompare(b.from) || a.uid.localeCompare(b.uid));
}
