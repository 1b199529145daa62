import type { Facts } from "#content/facts/facts.ts";
import { dayTrips, isAtNight } from "#content/facts/itineraries/day-trips.ts";
import { addDays } from "#content/plain-date.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";
import { planOutings } from "#content/trips/outings/plan-outings.ts";
import { partyOf } from "#content/trips/party/party.ts";
import type { Plan } from "#content/trips/plan.ts";
import type { Finding } from "./findings.ts";

/** Finds the day trips that have no day of their own, come before nights enough at altitude, set out too early or stand before a shut gate. */
export function findTrips(facts: Facts, plan: Plan, stays: readonly PlanStay[]): Finding[] {
  const { pace, children } = partyOf(plan);
  const mindsNight = pace === "calm" || children.length > 0;
  const outings = planOutings(facts, plan, stays);
  const crowded = stays.flatMap(({ place }, stop): Finding[] => {
    const trips = outings.flatMap((outing) =>
      outing.stop === stop && outing.day === null ? [outing.trip] : [],
    );
    return trips.length > 0 ? [{ kind: "trip-days", stop, place, trips }] : [];
  });
  const others = outings.flatMap(({ trip, stop, day, slept, isShut }): Finding[] => {
    const { rest: [nights, above] = [0, 0], closes } = dayTrips[trip];
    const date = isShut && plan.start !== null && day !== null ? addDays(plan.start, day) : null;
    return [
      ...(slept < nights ? [{ kind: "trip-height" as const, stop, trip, nights, above, slept }] : []),
      ...(mindsNight && isAtNight(trip) ? [{ kind: "trip-night" as const, stop, trip }] : []),
      ...(date && closes ? [{ kind: "shut" as const, stop, sight: closes, date }] : []),
    ];
  });
  return [...crowded, ...others];
}
