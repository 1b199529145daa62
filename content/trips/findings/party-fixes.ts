import type { Facts } from "#content/facts/facts.ts";
import { places } from "#content/facts/places/places.ts";
import { treksFrom } from "#content/facts/treks/trek-stays.ts";
import { partyOf } from "#content/trips/party/party.ts";
import { directWays } from "#content/trips/plan-ways.ts";
import {
  insertStops,
  planPlaces,
  removeStop,
  setMeans,
  setNights,
  setTrek,
  startOfWay,
  toggleTrip,
  tripsOf,
  type Plan,
  type PlanStop,
} from "#content/trips/plan.ts";
import { feltFrom } from "./find-party.ts";
import { levelOf, type Finding, type FindingKind } from "./findings.ts";
import type { Fix } from "./fixes.ts";

/** Findings of a stop that nothing else can mend. */
const leftOut: readonly FindingKind[] = ["boat", "child-high", "baby-jungle"];

/** The changes that may help those who travel, the best first; the checks decide whether they do. */
export function partyFixes(facts: Facts, plan: Plan, finding: Finding): Fix[] {
  const { kind, stop } = finding;
  const isBedHigh = levelOf(finding) === "danger" && "place" in finding;
  if (kind === "too-high" || (isBedHigh && partyOf(plan).avoids.includes("height")))
    return [...lowerBed(plan, stop), ...leaveOut(plan, stop)];
  if (kind === "night-bus") return [...byDay(facts, plan, stop), ...byLima(plan, stop)];
  return leftOut.includes(kind) ? leaveOut(plan, stop) : [];
}

/** The lowest bed of the region instead, unless that is high too, with what one can do from there as well; beside a stop there it becomes part of it. */
function lowerBed(plan: Plan, stop: number): Fix[] {
  const given = plan.stops[stop];
  if (!given) return [];
  const near = planPlaces.filter((place) => places[place].region === places[given.place].region);
  const [lowest] = near.toSorted((a, b) => places[a].altitude - places[b].altitude);
  if (!lowest || lowest === given.place || places[lowest].altitude > feltFrom) return [];
  const without = removeStop(plan, stop);
  const beside = [stop - 1, stop].find((at) => without.stops[at]?.place === lowest) ?? null;
  const { trips } = tripsOf(lowest, given.trips ?? []);
  const trek = treksFrom(lowest).find((id) => id === given.trek);
  const bed = { place: lowest, nights: given.nights, ...(trips && { trips }), ...(trek && { trek }) };
  const mended = beside === null ? insertStops(without, stop, bed) : addToStop(without, beside, bed);
  return [{ kind: "lower-bed", places: [lowest], date: null, plan: mended }];
}

/** Its nights, day trips and trek become those of a stop at the same place. */
function addToStop(plan: Plan, index: number, { nights, trips = [], trek }: PlanStop): Plan {
  const { nights: own = 0, trips: known = [] } = plan.stops[index] ?? {};
  const longer = setNights(plan, index, own + nights);
  const fuller = trips
    .filter((trip) => !known.includes(trip))
    .reduce((now, trip) => toggleTrip(now, index, trip), longer);
  return trek ? setTrek(fuller, index, trek) : fuller;
}

/** Another means of those that lead there, the usual one first; where one changes, the ways by day. */
function byDay(facts: Facts, plan: Plan, stop: number): Fix[] {
  const given = plan.stops[stop];
  if (!given) return [];
  const from = startOfWay(plan.stops[stop - 1], plan.from);
  const ways = directWays(facts, from, given.place).map(({ by }) => by);
  return [null, ...ways.slice(1)].map((by) => ({
    kind: "by-day",
    places: [given.place],
    date: null,
    plan: setMeans(plan, stop, by),
  }));
}

/** Where the bus goes by night alone, planes go from Lima. */
function byLima(plan: Plan, stop: number): Fix[] {
  const mended = insertStops(setMeans(plan, stop, null), stop, { place: "miraflores", nights: 1 });
  return [{ kind: "stopover", places: ["miraflores"], date: null, plan: mended }];
}

/** The last stop of a plan stays: without it there is nothing to mend. */
function leaveOut(plan: Plan, stop: number): Fix[] {
  const place = plan.stops[stop]?.place;
  if (!place || plan.stops.length < 2) return [];
  return [{ kind: "leave-out", places: [place], date: null, plan: removeStop(plan, stop) }];
}
