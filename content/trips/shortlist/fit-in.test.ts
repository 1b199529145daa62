import { expect, test } from "vitest";
import { defaultFacts } from "#content/facts/facts.ts";
import { findAll, weigh } from "#content/trips/check-plan.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import type { Plan, PlanPlace } from "#content/trips/plan.ts";
import { templatePlan } from "#content/trips/templates.ts";
import { dayTrips, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { fitIn, fitKeptIn } from "./fit-in.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import { dayTripOf, tripsOfPage } from "./keepable-trips.ts";
import { isKeptTrip, keepableOf, keptPlaces, type KeptTrip } from "./keepable.ts";

function fitted(query: string, place: PlanPlace, nights = 2): string {
  return planQuery(fitIn(defaultFacts, readPlan(new URLSearchParams(query)).plan, { place, nights }));
}

test("a place goes where the road is shortest and the plan still ends in Lima", () => {
  const south = "plan=v1_miraflores.1_paracas.1_arequipa.2_ollantaytambo.2_cusco.3_miraflores.1";
  expect(fitted(south, "nazca", 1)).toBe(
    "?plan=v1_miraflores.1_paracas.1_nazca.1_arequipa.2_ollantaytambo.2_cusco.3_miraflores.1",
  );
  expect(fitted(south, "aguas-calientes", 1)).toBe(
    "?plan=v1_miraflores.1_paracas.1_arequipa.2_ollantaytambo.2_aguas-calientes.1_cusco.3_miraflores.1",
  );
});

test("a shorter road is no reason to sleep too high too soon", () => {
  expect(fitted("plan=v1_miraflores.1_cusco.3_miraflores.1", "ollantaytambo")).toBe(
    "?plan=v1_miraflores.1_ollantaytambo.2_cusco.3_miraflores.1",
  );
});

test("the way that was chosen to the stop behind it becomes the usual one, the others stay", () => {
  expect(fitted("plan=v1_miraflores.1_nazca.1_arequipa.2.nightBus_cusco.2.bus_miraflores.1", "paracas")).toBe(
    "?plan=v1_miraflores.1_paracas.2_nazca.1_arequipa.2.nightBus_cusco.2.bus_miraflores.1",
  );
  expect(fitted("plan=v1_miraflores.1_arequipa.2.nightBus_miraflores.1", "nazca")).toBe(
    "?plan=v1_miraflores.1_nazca.2_arequipa.2_miraflores.1",
  );
});

test("a trek goes to a stop from which it is walked, or brings its own", () => {
  const trekFitted = (query: string, trek: TrekId) =>
    planQuery(fitKeptIn(defaultFacts, readPlan(new URLSearchParams(query)).plan, trek));
  const south = "plan=v1_miraflores.1_ollantaytambo.2_cusco.3_miraflores.1";
  expect(trekFitted(south, "inca-trail")).toBe(
    "?plan=v1_miraflores.1_ollantaytambo.2_cusco.3.inca-trail_miraflores.1",
  );
  expect(trekFitted(south, "huayhuash")).toContain("_huaraz.3.huayhuash_");
  expect(trekFitted("", "colca")).toBe("?plan=v1_cabanaconde.2.colca");
});

test("at a calm pace nothing is fitted in for a single night", () => {
  expect(keepableOf("machu-picchu").nights).toBe(1);
  expect(keepableOf("machu-picchu", "calm").nights).toBe(2);
});

test("a day trip goes to a stop that it is made from, with the nights that it needs, or brings its own", () => {
  const tripFitted = (query: string, trip: DayTripId) =>
    planQuery(fitKeptIn(defaultFacts, readPlan(new URLSearchParams(query)).plan, `trip-${trip}`));
  const south = "plan=v1_miraflores.1_ollantaytambo.2_cusco.2_miraflores.1";
  expect(tripFitted(south, "pisac")).toBe("?plan=v1_miraflores.1_ollantaytambo.2_cusco.2.pisac_miraflores.1");
  expect(tripFitted(south, "rainbow-mountain")).toContain("_cusco.4.rainbow-mountain_");
  expect(tripFitted(south, "ballestas")).toBe(
    "?plan=v1_miraflores.1_ollantaytambo.2_cusco.2_paracas.2.ballestas_miraflores.1",
  );
  expect(tripFitted("", "taquile")).toBe("?plan=v1_puno.2.taquile");
});

test("each day trip is kept from the page of a place, by a name that no place and no trek has", () => {
  const kept = keptPlaces.flatMap(tripsOfPage);
  expect(new Set(kept)).toEqual(new Set(Object.keys(dayTrips)));
  for (const trip of kept) expect(dayTripOf(`trip-${trip}`)).toBe(trip);
  // Another release may have more.
  expect(isKeptTrip("trip-to-the-moon")).toBe(true);
  expect(dayTripOf("trip-to-the-moon" as KeptTrip)).toBeNull();
  expect(["machu-picchu", "colca", "place-cusco"].filter(isKeptTrip)).toEqual([]);
});

test("an empty plan begins with it", () => {
  expect(fitted("", "miraflores")).toBe("?plan=v1_miraflores.2");
});

test.each(["two-weeks", "north"] as const)("no other position in the template %s has fewer faults", (id) => {
  const plan = templatePlan(id);
  const faultsOf = (stops: Plan["stops"]) => {
    const found = findAll(defaultFacts, { ...plan, stops });
    return weigh(found, "danger") * 1000 + weigh(found, "advice");
  };
  for (const kept of keptPlaces) {
    const { beds, nights } = keepableOf(kept);
    const [place] = beds;
    if (!place || plan.stops.some((stop) => stop.place === place)) continue;
    const least = faultsOf(fitIn(defaultFacts, plan, { place, nights }).stops);
    for (let at = 0; at <= plan.stops.length; at++) {
      const usual = plan.stops.map(({ by, ...stop }, index) =>
        index === at || !by ? stop : { ...stop, by },
      );
      const others = faultsOf(usual.toSpliced(at, 0, { place, nights }));
      expect(least, `${kept} at ${at}`).toBeLessThanOrEqual(others);
    }
  }
});
