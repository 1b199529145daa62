import { monthRatings } from "#content/facts/climate/best-months.ts";
import { holidayDates } from "#content/facts/holidays/holiday-dates.ts";
import type { PlainDate } from "#content/plain-date.ts";
import { holidays, ruleOf } from "#content/facts/holidays/holidays.ts";
import { closingDays, shutHolidays } from "#content/facts/itineraries/closing-days.ts";
import { places } from "#content/facts/places/places.ts";
import { factsFrom, type Facts } from "#content/facts/facts.ts";
import { memoize } from "#i18n/memoize.ts";
import type { ClosedSight, Finding } from "./findings.ts";
import { addDays, monthOf, weekdayOf } from "#content/plain-date.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";
import type { PlanPlace } from "#content/trips/plan.ts";

/** From which beds a sight with a closing day is visited. */
const sightsOf: readonly (readonly [PlanPlace, ClosedSight])[] = [
  ["miraflores", "huacaPucllana"],
  ["chiclayo", "royalTombs"],
  ["chachapoyas", "kuelap"],
];

/** Regions of the high Andes, where January and February wash out roads and rails. */
const rainyRegions: readonly string[] = ["Cusco", "Puno", "Arequipa", "Áncash", "Cajamarca"];

/** Finds the closed sights, holidays, festivals and rains on the days of a plan. Nothing without a day of landing. */
export function findDates(facts: Facts, start: PlainDate | null, stays: readonly PlanStay[]): Finding[] {
  if (start === null) return [];
  return [
    ...findShut(facts, start, stays),
    ...stays.flatMap((stay, stop) => findHolidays(facts, start, stay, stop)),
    ...findRain(start, stays),
  ];
}

/** Without the day of leaving, which belongs to the way and to the next place. */
function daysOf(start: PlainDate, { nights, arrives }: PlanStay): PlainDate[] {
  return Array.from({ length: nights }, (_, night) => addDays(start, arrives + night));
}

/** Whoever comes to a place twice may see its sight on either stay. */
function findShut(facts: Facts, start: PlainDate, stays: readonly PlanStay[]): Finding[] {
  return sightsOf.flatMap(([place, sight]): Finding[] => {
    const days = stays.flatMap((stay, stop) =>
      stay.place === place ? daysOf(start, stay).map((date) => ({ date, stop })) : [],
    );
    const shut = days.filter(({ date }) => weekdayOf(date) === facts(closingDays)[sight].weekday);
    const [first] = shut;
    return first ? [{ kind: shut.length === days.length ? "shut" : "shut-once", sight, ...first }] : [];
  });
}

/** They are the same for each plan that is tried as a fix. */
const holidaysOf = factsFrom((facts) =>
  memoize((year: number) =>
    holidays.map((holiday) => ({ holiday, ...holidayDates(ruleOf(facts, holiday), year) })),
  ),
);

function findHolidays(
  facts: Facts,
  start: PlainDate,
  { place, nights, arrives }: PlanStay,
  stop: number,
): Finding[] {
  const [first, last] = [addDays(start, arrives), addDays(start, arrives + nights - 1)];
  const years = [...new Set([first, last].map((day) => Number(day.slice(0, 4))))];
  return years.flatMap((year) =>
    facts
      .unheard(holidaysOf)(year)
      .flatMap(({ holiday, from, to }): Finding[] => {
        if (to < first || from > last) return [];
        if (shutHolidays.includes(holiday.id))
          return [{ kind: "holiday", stop, place, holiday: holiday.id, date: from }];
        const isHere = "place" in holiday && places[holiday.place].region === places[place].region;
        return isHere ? [{ kind: "festival", stop, holiday: holiday.id, from, to }] : [];
      }),
  );
}

/** The first stop in the mountains at a time when the rains stop trains and trails. */
function findRain(start: PlainDate, stays: readonly PlanStay[]): Finding[] {
  const ratings = monthRatings("andes");
  const stop = stays.findIndex(
    ({ place, arrives }) =>
      rainyRegions.includes(places[place].region) &&
      places[place].altitude > 2000 &&
      ratings[monthOf(addDays(start, arrives)) - 1] === "avoid",
  );
  const stay = stays[stop];
  return stay ? [{ kind: "rain", stop, month: monthOf(addDays(start, stay.arrives)) }] : [];
}
