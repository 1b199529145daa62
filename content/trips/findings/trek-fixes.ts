import type { Facts } from "#content/facts/facts.ts";
import { restBefore, trekOf } from "#content/facts/treks/trek-stays.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import { legBetween } from "#content/trips/plan-ways.ts";
import { endOf, insertStops, isPlanPlace, setTrek, type Plan } from "#content/trips/plan.ts";
import type { Finding } from "./findings.ts";
import { addNight, changesOf, drierMonths, newStart, stopovers, type Fix } from "./fixes.ts";

/** The changes of treks, and round them, that may help against a finding, the best first; the checks decide whether they do. */
export function trekFixes(facts: Facts, plan: Plan, finding: Finding): Fix[] {
  const { stop } = finding;
  if (finding.kind === "home-day" || finding.kind === "spare-day") return endInBeds(facts, plan, stop);
  if (!("trek" in finding)) return [];
  switch (finding.kind) {
    case "trek-height":
    case "trek-step":
      return [...addNight(plan, stop), ...trekFrom(plan, stop, finding.trek), ...withoutTrek(plan, finding)];
    case "trek-season":
    case "trek-closed":
      return [...newStart(plan, drierMonths(plan.start ?? "")), ...withoutTrek(plan, finding)];
    case "trek-permit":
      return otherTrek(plan, stop, finding.trek);
    case "trek-end":
      return stopovers(plan, stop, bedsAfter(facts, plan, stop - 1));
    case "trek-high":
    case "trek-steep":
    case "trek-child":
      return withoutTrek(plan, finding);
  }
}

function withoutTrek(plan: Plan, { stop, trek }: { stop: number; trek: TrekId }): Fix[] {
  return [{ kind: "without-trip", places: [], trek, date: null, plan: setTrek(plan, stop, null) }];
}

/** From its usual bed, which is higher than others, after nights enough there. */
function trekFrom(plan: Plan, stop: number, trek: TrekId): Fix[] {
  const base = trekOf(trek).from.find(isPlanPlace);
  if (!base || base === plan.stops[stop]?.place) return [];
  const without = setTrek(plan, stop, null);
  const next = without.stops[stop + 1];
  const [nights] = restBefore(trek);
  const moved =
    next?.place === base && !next.trek
      ? setTrek(without, stop + 1, trek)
      : insertStops(without, stop + 1, { place: base, nights, trek });
  return [{ kind: "trek-from", places: [base], date: null, plan: moved }];
}

/** The other way on foot to Machu Picchu, for which no permit runs out. */
function otherTrek(plan: Plan, stop: number, trek: TrekId): Fix[] {
  const place = plan.stops[stop]?.place;
  if (trek !== "inca-trail" || !trekOf("salkantay").from.some((bed) => bed === place)) return [];
  const changed = setTrek(plan, stop, "salkantay");
  return [{ kind: "other-trek", places: [], trek: "salkantay", date: null, plan: changed }];
}

/** Beds in which one can rest after a trek: where one changes on the way on, the farthest first, and where it ends. */
function bedsAfter(facts: Facts, plan: Plan, stop: number) {
  const walked = plan.stops[stop];
  if (!walked?.trek) return [];
  const end = endOf(walked);
  const way = legBetween(facts, end, plan.stops[stop + 1]?.place ?? "miraflores");
  return [...changesOf(way).toReversed(), end];
}

/** A night in one of them, and one in Lima. */
function endInBeds(facts: Facts, plan: Plan, stop: number): Fix[] {
  return bedsAfter(facts, plan, stop).map((place) => ({
    kind: "stopover",
    places: [place, "miraflores"],
    date: null,
    plan: insertStops(plan, stop + 1, { place, nights: 1 }, { place: "miraflores", nights: 1 }),
  }));
}
