import type { Facts } from "#content/facts/facts.ts";
import { coastalElNino, northRainMonths, weatherFacts } from "#content/facts/climate/weather.ts";
import { northernEmergencies } from "#content/facts/beyond/beyond-places.ts";
import { busyTimes, dearBusTimes, incaTrailClosedMonth } from "#content/facts/holidays/busy-times.ts";
import { holidayDates } from "#content/facts/holidays/holiday-dates.ts";
import { tambopataFacts } from "#content/facts/jungle/jungle.ts";
import { places } from "#content/facts/places/places.ts";
import { emergencyState } from "#content/facts/safety/emergency-state.ts";
import { strikes } from "#content/facts/safety/safety-figures.ts";
import { addDays, monthOf, type PlainDate } from "#content/plain-date.ts";
import type { Finding } from "./findings.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";
import type { PlanPlace } from "#content/trips/plan.ts";

/** Their roads lead along the north coast or down to it. */
const northernRegions: readonly string[] = [
  "Tumbes",
  "Piura",
  "Lambayeque",
  "La Libertad",
  "Cajamarca",
  "Amazonas",
];

/** One finds the closed trail from these beds. */
const trailBeds: readonly PlanPlace[] = ["cusco", "pisac", "urubamba", "ollantaytambo", "aguas-calientes"];

/** Finds the guide's warnings for the places and days of a plan, each once, at the first stop that it concerns. */
export function findWarnings(facts: Facts, start: PlainDate | null, stays: readonly PlanStay[]): Finding[] {
  const emergency = findEmergency(facts, stays);
  if (start === null) return emergency;
  const days = stays.flatMap(({ place, arrives, goesOn }, stop): PlanDay[] =>
    // The day of leaving is spent on the roads of the place too, and a trek is in its region.
    Array.from({ length: goesOn - arrives + 1 }, (_, day) => ({
      stop,
      place,
      date: addDays(start, arrives + day),
    })),
  );
  return [
    ...findNorthRain(days),
    ...findElNino(facts, days),
    ...findJungleSeason(facts, days),
    ...(stays.some(({ trek }) => trek) ? [] : findClosedTrail(days)),
    ...findStrikes(days),
    ...findBusyTimes(facts, days),
    ...emergency,
  ];
}

interface PlanDay {
  stop: number;
  place: PlanPlace;
  date: PlainDate;
}

const isNorthern = ({ place }: { place: PlanPlace }) => northernRegions.includes(places[place].region);
const isInMonths = ({ date }: PlanDay, months: readonly number[]) => months.includes(monthOf(date));
const placesOf = (days: readonly { place: PlanPlace }[]) => [...new Set(days.map(({ place }) => place))];

function findNorthRain(days: readonly PlanDay[]): Finding[] {
  const wet = days.filter((day) => isNorthern(day) && isInMonths(day, northRainMonths));
  const [first] = wet;
  return first
    ? [{ kind: "north-rain", stop: first.stop, month: monthOf(first.date), places: placesOf(wet) }]
    : [];
}

/** In the months of its rains the rain itself is told of. */
function findElNino(facts: Facts, days: readonly PlanDay[]): Finding[] {
  const { alertSince, expectedUntil } = facts(coastalElNino);
  const warned = days.filter((day) => {
    const month = day.date.slice(0, 7);
    return isNorthern(day) && alertSince <= month && month <= expectedUntil;
  });
  const [first] = warned.filter((day) => !isInMonths(day, northRainMonths));
  return first ? [{ kind: "el-nino", stop: first.stop, places: placesOf(warned) }] : [];
}

function findJungleSeason(facts: Facts, days: readonly PlanDay[]): Finding[] {
  const south = days.filter(({ place }) => places[place].region === "Madre de Dios");
  const wet = south.find((day) => isInMonths(day, facts(tambopataFacts).wettest));
  const cold = south.find((day) => isInMonths(day, weatherFacts.friajeMonths));
  return [
    ...(wet ? [{ kind: "jungle-rain" as const, stop: wet.stop, month: monthOf(wet.date) }] : []),
    ...(cold ? [{ kind: "friaje" as const, stop: cold.stop, month: monthOf(cold.date) }] : []),
  ];
}

function findClosedTrail(days: readonly PlanDay[]): Finding[] {
  const day = days.find((each) => trailBeds.includes(each.place) && isInMonths(each, [incaTrailClosedMonth]));
  return day ? [{ kind: "closed-trail", stop: day.stop, month: monthOf(day.date) }] : [];
}

/** The days of strikes that the facts know, by the region that they stopped. */
function findStrikes(days: readonly PlanDay[]): Finding[] {
  const { cusco, machuPicchuBuses, limaBuses } = strikes;
  const known: { region: string; from: PlainDate; to: PlainDate }[] = [
    { region: "Cusco", from: cusco, to: cusco },
    { region: "Cusco", from: machuPicchuBuses.from, to: machuPicchuBuses.to },
    { region: "Lima", from: limaBuses.day, to: limaBuses.day },
  ];
  return known.flatMap(({ region, from, to }): Finding[] => {
    const day = days.find(({ place, date }) => places[place].region === region && from <= date && date <= to);
    return day ? [{ kind: "strike", stop: day.stop, place: day.place, from, to }] : [];
  });
}

/** Weeks in which all of Peru travels, whatever the place. */
function findBusyTimes(facts: Facts, days: readonly PlanDay[]): Finding[] {
  const years = [...new Set(days.map(({ date }) => Number(date.slice(0, 4))))];
  const [first] = years;
  // The turn of the year begins in the year before.
  const asked = first === undefined ? [] : [first - 1, ...years];
  return dearBusTimes.flatMap((busy) =>
    asked.flatMap((year): Finding[] => {
      const { from, to } = holidayDates(facts(busyTimes).rules[busy], year);
      const day = days.find(({ date }) => from <= date && date <= to);
      return day ? [{ kind: "busy", stop: day.stop, busy, from, to }] : [];
    }),
  );
}

/** Whether a decree was renewed only a live look tells, so the last one that is known is told of on whatever day one goes. */
function findEmergency(facts: Facts, stays: readonly PlanStay[]): Finding[] {
  const { trujillo } = facts(northernEmergencies);
  const lastDays: Record<string, PlainDate> = {
    Lima: facts(emergencyState).lastKnownEnd,
    "La Libertad": addDays(trujillo.from, trujillo.days - 1),
  };
  const under = stays
    .map(({ place }, stop) => ({ place, stop, until: lastDays[places[place].region] }))
    .filter(({ until }) => until !== undefined);
  const [first] = under;
  const until = under
    .map((each) => each.until ?? "")
    .toSorted()
    .at(-1);
  return first && until ? [{ kind: "emergency", stop: first.stop, places: placesOf(under), until }] : [];
}
