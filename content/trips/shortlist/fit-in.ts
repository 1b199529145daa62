import type { Facts } from "#content/facts/facts.ts";
import { findAll, weigh } from "#content/trips/check-plan.ts";
import { planStays, wayHome } from "#content/trips/plan-days.ts";
import {
  insertStops,
  setNights,
  setTrek,
  toggleTrip,
  type Plan,
  type PlanStop,
} from "#content/trips/plan.ts";
import type { DayTripId } from "#content/facts/itineraries/day-trips.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import { partyOf } from "#content/trips/party/party.ts";
import { bedsOfTrip, dayTripOf } from "./keepable-trips.ts";
import { isKeptPlace, isKeptTrip, keepableOf, type KeptPlace, type KeptTrip } from "./keepable.ts";

/**
 * The plan with a stop more, where it fits best: with the least danger, then the least other advice, the fewest ways that we
 * do not know, and the least time on the road; among equals, the last. A mere note sends nobody on a detour.
 */
export function fitIn(facts: Facts, plan: Plan, stop: PlanStop): Plan {
  const places = Array.from({ length: plan.stops.length + 1 }, (_, at) => insertStops(plan, at, stop));
  return bestOf(facts, places) ?? plan;
}

/** The plan with something more that the reader kept; the same plan where the planner has no bed for it. */
export function fitKeptIn(facts: Facts, plan: Plan, id: KeptPlace | TrekId | KeptTrip): Plan {
  if (isKeptTrip(id)) {
    const trip = dayTripOf(id);
    return trip ? fitTripIn(facts, plan, trip) : plan;
  }
  if (!isKeptPlace(id)) return fitTrekIn(facts, plan, id);
  const { beds, nights } = keepableOf(id, partyOf(plan).pace);
  const [place] = beds;
  return place ? fitIn(facts, plan, { place, nights }) : plan;
}

/** The plan with a trek more, from the one of its stops that suits best, or else from a new one. */
function fitTrekIn(facts: Facts, plan: Plan, trek: TrekId): Plan {
  const { beds, nights } = keepableOf(trek, partyOf(plan).pace);
  const walked = plan.stops.flatMap(({ place, trek: other }, at) =>
    beds.includes(place) && !other ? [setTrek(plan, at, trek)] : [],
  );
  const [place] = beds;
  return bestOf(facts, walked) ?? (place ? fitIn(facts, plan, { place, nights, trek }) : plan);
}

/** Nights that are added at most to a bed that one has, for those that a day trip needs before it. */
const mostAdded = 3;

/** The plan with a day trip more, from the one of its stops that suits best, with nights more if it needs them, or else from a new one. */
function fitTripIn(facts: Facts, plan: Plan, trip: DayTripId): Plan {
  const beds = bedsOfTrip(trip);
  const added = Array.from({ length: mostAdded + 1 }, (_, index) => mostAdded - index);
  const taken = added.flatMap((more) =>
    plan.stops.flatMap(({ place, nights, trips = [] }, at) =>
      beds.includes(place) && !trips.includes(trip)
        ? [toggleTrip(setNights(plan, at, nights + more), at, trip)]
        : [],
    ),
  );
  const [place] = beds;
  // A day for it between two nights.
  return bestOf(facts, taken) ?? (place ? fitIn(facts, plan, { place, nights: 2, trips: [trip] }) : plan);
}

/** Among equals, the last; undefined where there are none. */
function bestOf(facts: Facts, plans: readonly Plan[]): Plan | undefined {
  const rated = plans.map((plan) => ({ plan, faults: faultsOf(facts, plan) }));
  const best = rated.reduce<(typeof rated)[number] | undefined>(
    (former, next) => (!former || compare(next.faults, former.faults) <= 0 ? next : former),
    undefined,
  );
  return best?.plan;
}

/** The gravest first; the last are minutes. */
function faultsOf(facts: Facts, plan: Plan): number[] {
  const found = findAll(facts, plan);
  const legs = [...planStays(facts, plan).map(({ leg }) => leg), wayHome(facts, plan)];
  return [
    weigh(found, "danger"),
    weigh(found, "advice"),
    legs.filter((leg) => !leg).length,
    legs.reduce((sum, leg) => sum + (leg?.minutes[1] ?? 0), 0),
  ];
}

/** Negative where the first numbers that differ are smaller in `a`. */
function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((fault, index) => fault - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
