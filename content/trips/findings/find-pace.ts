import type { Facts } from "#content/facts/facts.ts";
import { doorToDoor } from "#content/facts/itineraries/door-to-door.ts";
import type { Finding } from "./findings.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";
import { paceOf } from "#content/trips/party/party.ts";
import { endOf, startOfWay, type Plan } from "#content/trips/plan.ts";
import { gatePlace, type Gate } from "#content/trips/gates.ts";
import { legBetween, type Leg } from "#content/trips/plan-ways.ts";

/** Hours by road on the day of landing that one can still do. */
const landingHours = 6;

/** Hours by road or river after which the day's flights, most of them before the afternoon's wind, are gone. */
const lateFlightHours = 5;

/** Hours of the way home after which no spare day is a risk of its own: the flight home of that day may be missed. */
const homeHours = 8;

/** Too little rest, days on the road that are too long, ways that nobody knows, and no spare day in Lima at the end. */
export function findPace(facts: Facts, plan: Plan, stays: readonly PlanStay[]): Finding[] {
  const { changes, hours } = paceOf(plan);
  const last = stays.at(-1);
  if (!last) return [];
  const found = stays.flatMap((stay, stop) => findWay(stays, stay, stop, plan.from, hours));
  return [...found, ...findRush(stays, changes), ...findEnd(facts, plan.to, last, stays.length - 1)];
}

function findEnd(facts: Facts, to: Gate | undefined, last: PlanStay, stop: number): Finding[] {
  const place = endOf(last);
  if (place === "miraflores" && !to) return [];
  const home = legBetween(facts, place, gatePlace(to));
  if (to && !home) return [{ kind: "no-way-out", stop, place, to }];
  if (to === "cusco" && place !== "cusco") return [{ kind: "cusco-day", stop, place }];
  if (to) return [];
  const hours = home ? hoursOf(home) : 0;
  const isTight = hours >= homeHours || home?.rides.some(({ by }) => by === "plane");
  return [isTight ? { kind: "home-day", stop, place, hours } : { kind: "spare-day", stop, place }];
}

/** The longer time, as one plans. */
function hoursOf(leg: Leg): number {
  return Math.round(leg.minutes[1] / 60);
}

function findWay(
  stays: readonly PlanStay[],
  { place, leg }: PlanStay,
  stop: number,
  gate: Gate | undefined,
  most: number,
): Finding[] {
  const before = stays[stop - 1];
  const from = startOfWay(before, gate);
  if (!leg) return [{ kind: "no-way", stop, from, place }];
  const flights = leg.rides.filter(({ by }) => by === "plane").length;
  const hours = hoursOf(leg);
  if (!before && !gate && (flights > 0 || leg.isOvernight || hours > landingHours))
    return [{ kind: "landing", stop, place, hours }];
  const afterBus = before?.leg?.isOvernight === true && before.goesOn - before.arrives < 2;
  if (leg.isOvernight) return afterBus ? [{ kind: "night-buses", stop, place: before.place }] : [];
  const toAirport = leg.rides.slice(
    0,
    leg.rides.findIndex(({ by }) => by === "plane"),
  );
  const late = doorToDoor(toAirport)[1] / 60;
  const via = toAirport.at(-1)?.to;
  if (flights > 0 && via && late >= lateFlightHours)
    return [{ kind: "late-flight", stop, from, via, place, hours: Math.round(late) }];
  if (flights > 1) return [{ kind: "two-flights", stop, from, place, hours }];
  return hours >= most ? [{ kind: "long-day", stop, from, place, hours, most }] : [];
}

/** Runs of beds for one night. The last one in Lima is no change more: one leaves from it. */
function findRush(stays: readonly PlanStay[], most: number): Finding[] {
  const found: Finding[] = [];
  let first = 0;
  const counted = stays.at(-1)?.place === "miraflores" ? stays.slice(0, -1) : stays;
  for (let stop = 0; stop <= counted.length; stop++) {
    const { nights = 0, trek } = counted[stop] ?? {};
    if (nights === 1 && !trek) continue;
    const beds = stop - first;
    if (beds > most) found.push({ kind: "rush", stop: first, beds, most });
    first = stop + 1;
  }
  return found;
}
