import type { Facts } from "#content/facts/facts.ts";
import { places } from "#content/facts/places/places.ts";
import { altitudeRules, altitudeSteps } from "#content/facts/health/altitude-rules.ts";
import { altitudeBreaches, isValleyBed } from "./altitude-breaches.ts";
import type { Finding } from "./findings.ts";
import { planNights, type PlanStay } from "#content/trips/plan-days.ts";
import { gatePlace, isByLand } from "#content/trips/gates.ts";
import type { Plan, PlanPlace } from "#content/trips/plan.ts";
import type { Camp } from "#content/facts/treks/trek-stays.ts";

/** Finds the nights that climb faster than doctors advise, by the first stop that does. */
export function findAltitude(facts: Facts, { from }: Plan, stays: readonly PlanStay[]): Finding[] {
  // Whoever comes from La Paz has slept there: what is grave from the sea is none from there.
  const start = isByLand(from) ? places[gatePlace(from)].altitude : 0;
  // No step asks for a date, and this is the innermost loop of the checks.
  const nights = planNights({ start: null }, stays).flatMap(({ stop, place }) =>
    place === "bus" ? [] : [{ stop, place }],
  );
  const breaches = altitudeBreaches(
    facts,
    nights.map(({ place }) => place),
    start,
  );
  const found = breaches.flatMap(({ kind, night, from, to }): Finding[] => {
    const { stop = 0, place = null } = nights[night] ?? {};
    if (!place) return [];
    if (typeof place === "object") return [{ kind: "trek-step", stop, trek: place.trek, to }];
    return kind === "camp" ? [] : [{ kind, stop, place, from, to }];
  });
  const beds = nights.flatMap(({ stop, place }) => (typeof place === "object" ? [] : [{ stop, place }]));
  const valley = beds.find(({ place }, index) => {
    const before = beds[index - 1]?.place;
    const isFromBelow = (before ? places[before].altitude : start) < altitudeSteps.lowest;
    return isFromBelow && isValleyBed(place);
  });
  return [
    ...found,
    ...findJumps(facts, nights, new Set(breaches.map(({ night }) => night)), start),
    ...(from && start >= altitudeSteps.lowest
      ? [{ kind: "from-above" as const, stop: 0, from, to: start }]
      : []),
    ...(valley ? [{ kind: "valley" as const, ...valley, to: places[valley.place].altitude }] : []),
  ];
}

/** Climbs of 1,000 m and more in a night that the step allows, because it is counted from 3,000 m: Arequipa to the Colca. */
function findJumps(
  facts: Facts,
  nights: readonly { stop: number; place: PlanPlace | Camp }[],
  breaches: ReadonlySet<number>,
  start: number,
): Finding[] {
  let highest = start;
  return nights.flatMap(({ stop, place }, night): Finding[] => {
    const from = highest;
    if (typeof place === "object") {
      highest = Math.max(highest, place.metres);
      return [];
    }
    const { altitude: to } = places[place];
    // A night below the lowest step ends the acclimatization.
    highest = to < altitudeSteps.lowest ? 0 : Math.max(highest, to);
    const isJump = from >= altitudeSteps.lowest && to - from >= facts(altitudeRules).extraNightEvery;
    return isJump && !breaches.has(night) ? [{ kind: "jump", stop, place, from, to }] : [];
  });
}
