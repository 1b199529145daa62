import type { Facts } from "#content/facts/facts.ts";
import { findAll, weigh } from "#content/trips/check-plan.ts";
import { planStays, wayHome } from "#content/trips/plan-days.ts";
import { insertStops, type Plan, type PlanStop } from "#content/trips/plan.ts";

/**
 * The plan with a stop more, where it fits best: with the least danger, then the least other advice, the fewest ways that we
 * do not know, and the least time on the road; among equals, the last. A mere note sends nobody on a detour.
 */
export function fitIn(facts: Facts, plan: Plan, stop: PlanStop): Plan {
  const [first, ...others] = plan.stops.map((_, at) => withStop(plan, at, stop));
  const last = insertStops(plan, plan.stops.length, stop);
  if (!first) return last;
  return [first, ...others, last]
    .map((longer) => ({ longer, faults: faultsOf(facts, longer) }))
    .reduce((best, next) => (compare(next.faults, best.faults) <= 0 ? next : best)).longer;
}

/** The way to the stop behind it becomes the usual one: that which was chosen led from elsewhere. */
function withStop(plan: Plan, at: number, stop: PlanStop): Plan {
  const stops = plan.stops.map(({ by, ...rest }, index) => (index === at || !by ? rest : { ...rest, by }));
  return insertStops({ ...plan, stops }, at, stop);
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
