import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultFacts } from "#content/facts/facts.ts";
import { dayTripsFrom } from "#content/facts/itineraries/day-trips.ts";
import { treksFrom } from "#content/facts/treks/trek-stays.ts";
import { checkPlan, findAll, weigh } from "#content/trips/check-plan.ts";
import { gates } from "#content/trips/gates.ts";
import { paces } from "#content/trips/party/pace.ts";
import { partyParts } from "#content/trips/party/party-address.ts";
import { avoidables, partyLimits } from "#content/trips/party/party.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import { planPlaces, tripsOf, type Plan, type PlanPlace } from "#content/trips/plan.ts";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import type { Fix } from "./fixes.ts";

/** About half of the day trips from there, by the bits of a number, and often a trek. */
function someTrips(place: PlanPlace, taste: number) {
  const trips = dayTripsFrom(place).filter((_, index) => (taste >> index) % 2 === 1);
  const treks = treksFrom(place);
  const trek = treks[taste % (treks.length + 2)];
  return { ...tripsOf(place, trips), ...(trek && { trek }) };
}

const parties = fc.record({
  adults: fc.integer({ min: 1, max: 8 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: partyLimits.children }),
  avoids: fc.subarray([...avoidables]),
  pace: fc.constantFrom(...paces),
});

const gate = fc.option(fc.constantFrom(...gates.filter((each) => each !== "lima")), {
  freq: 2,
  nil: undefined,
});

const trips: fc.Arbitrary<Plan> = fc.record({
  start: fc.constantFrom(null, "2027-01-20", "2027-06-22", "2027-12-23"),
  stops: fc.array(
    fc
      .record({
        place: fc.constantFrom(...planPlaces),
        nights: fc.integer({ min: 1, max: 4 }),
        taste: fc.nat(),
      })
      .map(({ place, nights, taste }) => ({ place, nights, ...someTrips(place, taste) })),
    { maxLength: 9 },
  ),
});

/** Half of them travel as the usual party does, and some begin or end elsewhere. */
const plans: fc.Arbitrary<Plan> = fc
  .tuple(trips, fc.option(parties), gate, gate)
  .map(([trip, party, from, to]) => ({
    ...trip,
    ...(from && { from }),
    ...(to && { to }),
    ...(party && partyParts(party).length > 0 && { party }),
  }));

/** Stops, day trips and treks, each as often as the plan has it; the Colca is a trip and a trek. */
const wantedIn = (stops: Plan["stops"]): string[] =>
  stops.flatMap(({ place, trips = [], trek }) => [
    place,
    ...trips.map((trip) => `trip ${trip}`),
    ...(trek ? [`trek ${trek}`] : []),
  ]);

function without(some: readonly string[], others: readonly string[]): string[] {
  return others.reduce(
    (left, other) => {
      const at = left.indexOf(other);
      return at === -1 ? left : left.toSpliced(at, 1);
    },
    [...some],
  );
}

/** The things that a fix says to take out of the plan: by their name, or with the bed that it leaves out or changes. */
function saidToGo(plan: Plan, stop: number, fix: Fix): readonly string[] {
  const { kind, trip, trek } = fix;
  const [place] = fix.places;
  const bed = wantedIn(plan.stops.slice(stop, stop + 1));
  if (kind === "without-trip") return [`trip ${trip}`, `trek ${trek}`];
  if (kind === "other-trek") return ["trek inca-trail"];
  if (kind === "leave-out") return bed;
  // From a bed below it one sees Machu Picchu as well.
  if (kind === "stopover" && place === "aguas-calientes") return ["trip machu-picchu"];
  if (kind !== "lower-bed" || !place) return [];
  const trips = dayTripsFrom(place).map((each) => `trip ${each}`);
  const kept = new Set([...trips, ...treksFrom(place).map((each) => `trek ${each}`)]);
  const has = new Set(wantedIn(fix.plan.stops));
  return bed.filter((each) => !kept.has(each) || has.has(each));
}

test("taking the offered changes one after another comes to an end, each leaving less to mend and all that was wanted", async () => {
  await checkProperty(150, fc.tuple(plans, fc.integer({ min: 0, max: 3 })), ([plan, taste]) => {
    let now = plan;
    for (let steps = 0; ; steps++) {
      const mendable = checkPlan(defaultFacts, now).filter(({ fix }) => fix);
      const warning = mendable[taste % Math.max(mendable.length, 1)];
      if (!warning?.fix) break;
      const next = warning.fix.plan;
      const [before, after] = [findAll(defaultFacts, now), findAll(defaultFacts, next)];
      const [danger = 0, advice = 0, note = 0] = (["danger", "advice", "note"] as const).map(
        (level) => weigh(before, level) - weigh(after, level),
      );
      expect(danger > 0 || (danger === 0 && (advice > 0 || (advice === 0 && note > 0)))).toBe(true);
      const gone = without(wantedIn(now.stops), wantedIn(next.stops));
      expect(
        without(gone, saidToGo(now, warning.finding.stop, warning.fix)),
        `${warning.fix.kind} of ${planQuery(now)}`,
      ).toEqual([]);
      expect({ ...next, stops: [], start: null }).toEqual({ ...now, stops: [], start: null });
      expect(steps).toBeLessThan(200);
      now = next;
    }
    // A plan that one shares is the plan that one has.
    expect(readPlan(new URLSearchParams(planQuery(now))).plan).toEqual(now);
  });
});
