import type { Facts } from "#content/facts/facts.ts";
import { monthRatings } from "#content/facts/climate/best-months.ts";
import type { PlainDate } from "#content/plain-date.ts";
import type { DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { valleyRule } from "#content/facts/itineraries/trip.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import type { Finding } from "./findings.ts";
import { addDays, addMonths, monthOf } from "#content/plain-date.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";
import { legBetween, type Leg } from "#content/trips/plan-ways.ts";
import {
  endOf,
  insertStops,
  isPlanPlace,
  moveStop,
  setNights,
  toggleTrip,
  type Plan,
  type PlanPlace,
  type PlanStop,
} from "#content/trips/plan.ts";

/** A change of a plan, as words can tell of it: which places it brings, moves or gives a night to, which day trip or trek it leaves out, the trek that it takes, or the new day of landing. */
export interface Fix {
  kind:
    | "valley-first"
    | "insert"
    | "stopover"
    | "add-night"
    | "two-nights"
    | "later"
    | "end-in-lima"
    | "two-in-lima"
    | "without-trip"
    | "trek-from"
    | "other-trek"
    | "start"
    | "lower-bed"
    | "by-day"
    | "leave-out";
  places: readonly PlanPlace[];
  trip?: DayTripId;
  trek?: TrekId;
  date: PlainDate | null;
  plan: Plan;
}

/** Beds below Cusco, from which one goes up to it. */
const belowCusco: readonly PlaceId[] = [...valleyRule.valley, "pisac", "aguas-calientes"];

/** The changes that may help against a finding, the best first; the checks decide whether they do. */
export function possibleFixes(facts: Facts, plan: Plan, finding: Finding, stays: readonly PlanStay[]): Fix[] {
  const { stop } = finding;
  // They have fixes of their own.
  if ("trek" in finding) return [];
  switch (finding.kind) {
    case "first-night":
    case "step":
    case "rest-day":
      return [
        ...valleyFirst(plan, stop),
        ...addNight(plan, stop - 1),
        ...lowerBeds(plan, stop),
        ...later(plan, stop),
      ];
    case "rush": {
      const beds = Array.from({ length: finding.beds }, (_, index) => stop + index);
      return beds.toSorted((a, b) => worth(plan, b) - worth(plan, a)).flatMap((bed) => addNight(plan, bed));
    }
    case "night-buses":
      return addNight(plan, stop - 1);
    case "long-day":
    case "late-flight":
    case "two-flights":
      return [...stopovers(plan, stop, changesOf(stays[stop]?.leg)), ...byHubs(plan, stop)];
    case "landing":
      return stopovers(plan, stop, ["miraflores"]);
    case "spare-day":
    case "home-day":
      return [endInLima(plan, 1), endInLima(plan, 2), ...endByChange(facts, plan)];
    case "cusco-day":
      return insert(plan, plan.stops.length, { place: "cusco", nights: 1 }).map(stopover);
    case "trip-days":
      return [
        ...addNight(plan, stop),
        ...twoNights(plan, stop),
        ...finding.trips.map((trip) => withoutTrip(plan, stop, trip)),
      ];
    case "trip-night":
      return [...withANight(plan, stop, finding.trip), withoutTrip(plan, stop, finding.trip)];
    case "trip-high":
    case "trip-boat":
      return [withoutTrip(plan, stop, finding.trip)];
    case "trip-height":
      return [...addNight(plan, stop), withoutTrip(plan, stop, finding.trip)];
    case "shut":
      return [...addNight(plan, stop), ...newStart(plan, [addDays(plan.start ?? "", 1)])];
    case "rain":
    case "north-rain":
      return newStart(plan, drierMonths(plan.start ?? ""));
    case "strike":
      return newStart(plan, [addDays(plan.start ?? "", 7), addDays(plan.start ?? "", 14)]);
    case "valley":
    case "jump":
    case "no-way":
    case "no-way-out":
    case "from-above":
    case "shut-once":
    case "holiday":
    case "festival":
    case "el-nino":
    case "jungle-rain":
    case "friaje":
    case "closed-trail":
    case "busy":
    case "emergency":
    case "small-child":
    case "child-high":
    case "baby-jungle":
    case "too-high":
    case "night-bus":
    case "boat":
    case "ruins-stairs":
    case "stairs":
      return [];
  }
}

/** Moves the stops below Cusco before it. */
function valleyFirst(plan: Plan, stop: number): Fix[] {
  const after = plan.stops.slice(stop + 1);
  const end = after.findIndex(({ place }) => !belowCusco.includes(place));
  const run = end === -1 ? after : after.slice(0, end);
  if (run.length === 0 || plan.stops[stop]?.place !== "cusco") return [];
  const moved = run.map(({ place }) => place);
  return [{ kind: "valley-first", places: moved, date: null, plan: moveStop(plan, stop, stop + run.length) }];
}

export function addNight(plan: Plan, stop: number): Fix[] {
  const given = plan.stops[stop];
  if (!given) return [];
  const longer = setNights(plan, stop, given.nights + 1);
  return [{ kind: "add-night", places: [given.place], date: null, plan: longer }];
}

/** A calm pace keeps a day free beside that of the trip. */
function twoNights(plan: Plan, stop: number): Fix[] {
  return addNight(plan, stop).flatMap(({ plan: longer }) =>
    addNight(longer, stop).map((fix): Fix => ({ ...fix, kind: "two-nights" })),
  );
}

/** Whoever sleeps below Machu Picchu need not set out at night. */
function withANight(plan: Plan, stop: number, trip: DayTripId): Fix[] {
  if (trip !== "machu-picchu") return [];
  return insert(toggleTrip(plan, stop, trip), stop + 1, { place: "aguas-calientes", nights: 1 }).map(
    stopover,
  );
}

function withoutTrip(plan: Plan, stop: number, trip: DayTripId): Fix {
  return { kind: "without-trip", places: [], trip, date: null, plan: toggleTrip(plan, stop, trip) };
}

/** Beds on the way up, by the region of the bed that is too high. */
function lowerBeds(plan: Plan, stop: number): Fix[] {
  return bedsBelow(plan.stops[stop]?.place).flatMap((beds) => insert(plan, stop, ...beds));
}

function bedsBelow(place: PlanPlace | undefined): PlanStop[][] {
  if (!place) return [];
  const { region } = places[place];
  const [valley, white, colca, huaylas] = [
    { place: "ollantaytambo", nights: 2 },
    { place: "arequipa", nights: 2 },
    { place: "yanque", nights: 2 },
    { place: "caraz", nights: 2 },
  ] as const;
  if (region === "Cusco") return [[valley]];
  if (region === "Áncash") return [[huaylas]];
  if (region === "Arequipa") return [[white]];
  return region === "Puno" ? [[colca], [white, colca]] : [];
}

/** By way of a city with many flights, and from there up by degrees: Lima is so low that the climb begins anew. */
function byHubs(plan: Plan, stop: number): Fix[] {
  const place = plan.stops[stop]?.place;
  const before = plan.stops[stop - 1]?.place;
  const hubs = (["miraflores", "arequipa"] as const).filter((hub) => hub !== place && hub !== before);
  const single = hubs.flatMap((hub) => [
    ...insert(plan, stop, { place: hub, nights: 1 }).map(stopover),
    ...bedsBelow(place).flatMap((beds) => insert(plan, stop, { place: hub, nights: 2 }, ...beds)),
  ]);
  if (hubs.length < 2) return single;
  const both = hubs.map((hub) => ({ place: hub, nights: 2 })).toReversed();
  return [...single, ...[[], ...bedsBelow(place)].flatMap((beds) => insert(plan, stop, ...both, ...beds))];
}

function insert(plan: Plan, stop: number, ...added: { place: PlanPlace; nights: number }[]): Fix[] {
  const longer = insertStops(plan, stop, ...added);
  return [{ kind: "insert", places: added.map(({ place }) => place), date: null, plan: longer }];
}

function stopover(fix: Fix): Fix {
  return { ...fix, kind: "stopover" };
}

/** Stops by which one is moved at most: a long plan has many, and each is tried. */
const farthest = 6;

/** After one of the stops that follow, if they go up by degrees. */
function later(plan: Plan, stop: number): Fix[] {
  const { place } = plan.stops[stop] ?? {};
  return plan.stops.slice(stop + 1, stop + 1 + farthest).flatMap((_, index): Fix[] => {
    if (!place) return [];
    return [{ kind: "later", places: [place], date: null, plan: moveStop(plan, stop, stop + 1 + index) }];
  });
}

/** Places in which one changes on a long way. */
export function changesOf(leg: Leg | null | undefined): PlanPlace[] {
  return leg?.rides.slice(0, -1).flatMap(({ to }) => (isPlanPlace(to) ? [to] : [])) ?? [];
}

/** One of them, for a night or for two, or all of them one after another. */
export function stopovers(plan: Plan, stop: number, places: readonly PlanPlace[]): Fix[] {
  const [one, two] = ([1, 2] as const).map((nights) => {
    const stays = places.map((place) => ({ place, nights }));
    const all = places.length > 1 ? insert(plan, stop, ...stays) : [];
    return [...stays.flatMap((stay) => insert(plan, stop, stay)), ...all];
  });
  return [...(one ?? []).map(stopover), ...(two ?? [])];
}

/** A day on which the sights of Lima are shut is none to see them: two nights have another one. */
function endInLima(plan: Plan, nights: 1 | 2): Fix {
  const home = insertStops(plan, plan.stops.length, { place: "miraflores", nights });
  const kind = nights === 1 ? "end-in-lima" : "two-in-lima";
  return { kind, places: ["miraflores"], date: null, plan: home };
}

/** Nights also where one changes on the way to Lima. */
function endByChange(facts: Facts, plan: Plan): Fix[] {
  const last = plan.stops.at(-1);
  const way = last && legBetween(facts, endOf(last), "miraflores");
  const lasts = [...changesOf(way), "miraflores" as const];
  if (lasts.length < 2) return [];
  const home = insertStops(plan, plan.stops.length, ...lasts.map((place) => ({ place, nights: 1 })));
  return [{ kind: "stopover", places: lasts, date: null, plan: home }];
}

/** Rates a stop for one night more: the higher, the more useful it is there. */
function worth({ stops }: Plan, index: number): number {
  const gladlyLonger: readonly PlanPlace[] = ["miraflores", "paracas", "puno", "arequipa", "cusco"];
  const place = stops[index]?.place;
  return place ? gladlyLonger.indexOf(place) : -1;
}

export function newStart(plan: Plan, days: PlainDate[]): Fix[] {
  if (plan.start === null) return [];
  return days.map((date) => ({ kind: "start", places: [], date, plan: { ...plan, start: date } }));
}

/** The same day in the months that follow, the best for the mountains first. */
export function drierMonths(start: PlainDate): PlainDate[] {
  const ratings = monthRatings("andes");
  const days = Array.from({ length: 11 }, (_, index) => addMonths(start, index + 1));
  const isBest = (day: PlainDate) => ratings[monthOf(day) - 1] === "best";
  return [...days.filter(isBest), ...days.filter((day) => !isBest(day))];
}
