import { expect, test } from "vitest";
import { dayTrips, dayTripsFrom } from "#content/facts/itineraries/day-trips.ts";
import { defaultFacts as facts, factsWith } from "#content/facts/facts.ts";
import { checkPlan } from "#content/trips/check-plan.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import { planCosts } from "#content/trips/plan-costs.ts";
import { planStays } from "#content/trips/plan-days.ts";
import { planOutings } from "./plan-outings.ts";
import { planPlaces, toggleTrip } from "#content/trips/plan.ts";
import { templatePlan } from "#content/trips/templates.ts";
import { planTickets } from "#content/trips/tickets.ts";

const planOf = (query: string) => readPlan(new URLSearchParams(query)).plan;
const daysOf = (query: string) => {
  const plan = planOf(query);
  return planOutings(facts, plan, planStays(facts, plan)).map(({ trip, day }) => [trip, day]);
};
const warningOf = (query: string, kind: string) =>
  checkPlan(facts, planOf(query)).find(({ finding }) => finding.kind === kind);
const fixesOf = (query: string) => {
  const taken: string[] = [];
  for (let plan = planOf(query); ;) {
    const fix = checkPlan(facts, plan).find(({ finding }) => finding.kind.startsWith("trip-"))?.fix;
    if (!fix) return taken;
    plan = fix.plan;
    taken.push(planQuery(plan).replace("?plan=v1_", ""));
  }
};

test("every bed lists its day trips from the easier to the harder, and each trip has a bed of the planner", () => {
  for (const bed of planPlaces) {
    const nights = dayTripsFrom(bed).map((trip) => dayTrips[trip].rest?.[0] ?? 0);
    expect(nights).toEqual(nights.toSorted((a, b) => a - b));
  }
  const beds = Object.values(dayTrips).flatMap(({ from }) => from);
  expect(beds.filter((bed) => !(planPlaces as string[]).includes(bed))).toEqual([]);
});

test("a trip gets a day of its own: not that of the arrival, and a high one after nights enough", () => {
  expect(daysOf("plan=v1_ollantaytambo.2_cusco.4.pisac.humantay")).toEqual([
    ["pisac", 3],
    ["humantay", 4],
  ]);
  expect(daysOf("plan=v1_ollantaytambo.2_cusco.5.rainbow-mountain")).toEqual([["rainbow-mountain", 5]]);
  // Nights in the valley do not count for it, those of a stop in Cusco before it do.
  expect(daysOf("plan=v1_cusco.3_aguas-calientes.1_cusco.2.rainbow-mountain")).toEqual([
    ["rainbow-mountain", 5],
  ]);
});

test("before one travels on by road there is time for a short trip alone", () => {
  expect(daysOf("plan=v1_miraflores.1_paracas.1.ballestas_huacachina.1")).toEqual([["ballestas", 2]]);
  expect(daysOf("plan=v1_miraflores.1_paracas.2.ballestas_huacachina.1")).toEqual([["ballestas", 2]]);
  expect(daysOf("plan=v1_arequipa.2_yanque.1.colca_arequipa.1.nightBus")).toEqual([["colca", 3]]);
  for (const none of [
    "plan=v1_miraflores.1_paracas.1.ballestas",
    "plan=v1_cusco.1.pisac_urubamba.2",
    "plan=v1_urubamba.1.moray_miraflores.1",
  ]) {
    expect(daysOf(none)[0]?.[1]).toBeNull();
  }
});

test("at a calm pace day trips have free days between them, and none goes before the way on; at a full one longer ones do", () => {
  expect(daysOf("plan=v1_ollantaytambo.2_cusco.5.pisac.humantay&pace=calm")).toEqual([
    ["pisac", 3],
    ["humantay", 5],
  ]);
  expect(daysOf("plan=v1_miraflores.1_paracas.1.ballestas_huacachina.1&pace=calm")).toEqual([
    ["ballestas", null],
  ]);
  const road = "plan=v1_ollantaytambo.2_cusco.1.pisac_urubamba.2";
  expect(daysOf(road)).toEqual([["pisac", null]]);
  expect(daysOf(`${road}&pace=full`)).toEqual([["pisac", 3]]);
  const crowded = "plan=v1_miraflores.1_ollantaytambo.2_cusco.3.pisac.sacred-valley_miraflores.1";
  expect(warningOf(crowded, "trip-days")).toBeUndefined();
  expect(warningOf(`${crowded}&pace=calm`, "trip-days")).toMatchObject({
    finding: { trips: ["sacred-valley"] },
    fix: { kind: "add-night" },
  });
  const tight = crowded.replace("cusco.3", "cusco.2");
  expect(warningOf(`${tight}&pace=calm`, "trip-days")?.fix).toMatchObject({
    kind: "two-nights",
    places: ["cusco"],
  });
});

test("a calm day does not begin at night: Machu Picchu gets a bed below it, the coloured mountain is left out", () => {
  const byDay = "plan=v1_miraflores.1_ollantaytambo.3.machu-picchu_cusco.2_miraflores.1";
  expect(warningOf(byDay, "trip-night")).toBeUndefined();
  const fix = warningOf(`${byDay}&pace=calm`, "trip-night")?.fix;
  expect(fix && planQuery(fix.plan)).toBe(
    "?plan=v1_miraflores.1_ollantaytambo.3_aguas-calientes.1_cusco.2_miraflores.1&pace=calm",
  );
  const mountain = "plan=v1_miraflores.1_ollantaytambo.2_cusco.5.vinicunca_miraflores.1&pace=calm";
  expect(warningOf(mountain, "trip-night")?.fix).toMatchObject({
    kind: "without-trip",
    trip: "rainbow-mountain",
  });
});

test("with children no day begins at night at any pace, and a family is offered what a calm party is", () => {
  const byDay = "plan=v1_miraflores.1_ollantaytambo.3.machu-picchu_cusco.2_miraflores.1&who=2a_9";
  for (const pace of ["", "&pace=calm", "&pace=full"])
    expect(warningOf(byDay + pace, "trip-night")).toMatchObject({
      level: "advice",
      fix: { kind: "stopover", places: ["aguas-calientes"] },
    });
  expect(warningOf(byDay.replace("2a_9", "3a"), "trip-night")).toBeUndefined();
  expect(warningOf(byDay.replace("machu-picchu", "moray"), "trip-night")).toBeUndefined();
});

test("trips without a day are told of, and a night more or one trip less makes room", () => {
  const crowded = "plan=v1_miraflores.1_ollantaytambo.2_cusco.2.pisac.humantay.sacred-valley_miraflores.1";
  expect(warningOf(crowded, "trip-days")).toMatchObject({
    level: "advice",
    finding: { stop: 2, trips: ["sacred-valley", "humantay"] },
    fix: { kind: "add-night", places: ["cusco"] },
  });
  expect(fixesOf(crowded).at(-1)).toBe(
    "miraflores.1_ollantaytambo.2_cusco.4.pisac.sacred-valley.humantay_miraflores.1",
  );
  const longest = "plan=v1_miraflores.1_paracas.30_trujillo.1.chan-chan_miraflores.1";
  expect(warningOf(longest, "trip-days")?.fix?.kind).toBe("add-night");
});

test("Rainbow Mountain before three nights above 3,000 m is a matter of health, night by night to be mended", () => {
  const early = "plan=v1_miraflores.1_ollantaytambo.2_cusco.2.vinicunca_miraflores.1";
  expect(warningOf(early, "trip-height")).toMatchObject({
    level: "danger",
    finding: { trip: "rainbow-mountain", nights: 3, above: 3000, slept: 1 },
  });
  expect(fixesOf(early)).toEqual([
    "miraflores.1_ollantaytambo.2_cusco.3.rainbow-mountain_miraflores.1",
    "miraflores.1_ollantaytambo.2_cusco.4.rainbow-mountain_miraflores.1",
  ]);
  // A night by the sea ends it.
  expect(warningOf("plan=v1_cusco.4_miraflores.1_cusco.2.vinicunca", "trip-height")).toBeDefined();
  expect(warningOf("plan=v1_huaraz.5.laguna-69.pastoruri_miraflores.1", "trip-height")).toBeUndefined();
  expect(warningOf("plan=v1_huaraz.4.pastoruri_miraflores.1", "trip-height")).toMatchObject({
    finding: { trip: "pastoruri", nights: 4, slept: 3 },
  });
});

test("Kuélap is not laid on a day on which it is shut, if there is another", () => {
  // 14 June 2027 is a Monday.
  const stop = "chachapoyas.3.kuelap_miraflores.1&start=2027-06-11";
  expect(daysOf(`plan=v1_miraflores.2_${stop}`)).toEqual([["kuelap", 4]]);
  const only = `plan=v1_miraflores.2_${stop.replace(".3", ".2")}`;
  expect(warningOf(only, "shut")).toMatchObject({ finding: { sight: "kuelap", date: "2027-06-14" } });
  const tuesday = { value: { weekday: 2 }, asOf: "2026-11", isEstimate: false };
  const corrected = factsWith({ "itineraries.closingDays.kuelap": tuesday });
  const plan = planOf(`plan=v1_miraflores.2_${stop}`);
  expect(planOutings(corrected, plan, planStays(corrected, plan))[0]?.day).toBe(3);
});

test("a trip is paid for once, and Machu Picchu not beside the night in its village", () => {
  const entries = (query: string) =>
    planCosts(facts, planOf(`plan=v1_${query}`)).lines.find(({ item }) => item === "entries")?.soles.midRange;
  expect(entries("paracas.2.ballestas")).toEqual(entries("paracas.2"));
  expect(entries("puno.2.taquile")).toEqual(entries("puno.2"));
  const [least = 0, most = 0] = entries("cusco.4") ?? [];
  expect(entries("cusco.4.rainbow-mountain")).toEqual([least + 80, most + 150]);
  // Train 120–150 and bus 24 dollars, ticket 163 soles.
  const [byDay = 0] = entries("cusco.4.machu-picchu") ?? [];
  expect(byDay - least).toBeCloseTo(144 * 3.4 + 163);
  expect(entries("cusco.4.machu-picchu_aguas-calientes.1")).toEqual([least, most]);
  expect(planCosts(facts, planOf("plan=v1_cusco.4.pisac.palccoyo")).unpricedTrips).toBe(2);
});

test("Machu Picchu in a day takes its tickets by that day", () => {
  const tickets = planTickets(
    facts,
    planOf("plan=v1_miraflores.1_ollantaytambo.3.machu-picchu&start=2027-06-09"),
  );
  expect(tickets.map(({ item }) => item)).toEqual(expect.arrayContaining(["machuPicchu", "trains"]));
});

test("a trip is taken in and out again, in the order of the body, and leaves no trace", () => {
  const plan = planOf("plan=v1_cusco.4");
  const both = toggleTrip(toggleTrip(plan, 0, "humantay"), 0, "pisac");
  expect(planQuery(both)).toBe("?plan=v1_cusco.4.pisac.humantay");
  expect(toggleTrip(toggleTrip(both, 0, "pisac"), 0, "humantay")).toEqual(plan);
});

test("a template brings the itinerary's day trips, but no sight on the way from one bed to the next", () => {
  expect(planQuery(templatePlan("two-weeks"))).toBe(
    "?plan=v1_miraflores.1_paracas.1_huacachina.1_arequipa.2.nightBus_yanque.2.colca_puno.2.taquile_cusco.1" +
      "_aguas-calientes.1_cusco.1_miraflores.1",
  );
  expect(planQuery(templatePlan("three-weeks"))).toContain("_cusco.3.rainbow-mountain_ollantaytambo.1_");
});
