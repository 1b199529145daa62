import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { places } from "#content/facts/places/places.ts";
import { checkPlan, findAll } from "#content/trips/check-plan.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import { directWays } from "#content/trips/plan-ways.ts";
import { isPlanPlace, planPlaces } from "#content/trips/plan.ts";
import type { FindingKind } from "./findings.ts";

const planOf = (query: string) => readPlan(new URLSearchParams(`plan=v1_${query}`)).plan;
const warningsOf = (query: string, kind: FindingKind) =>
  checkPlan(defaultFacts, planOf(query)).filter(({ finding }) => finding.kind === kind);
const stopsOf = (query: string, kind: FindingKind) =>
  warningsOf(query, kind).map(({ finding }) => finding.stop);

/** The stops of the plan that is offered against the first finding of the kind. */
const fixOf = (query: string, kind: FindingKind) => {
  const fix = warningsOf(query, kind)[0]?.fix;
  return fix && [fix.kind, planQuery(fix.plan).replace("?plan=v1_", "")];
};

const highland = "miraflores.1_arequipa.2_yanque.2_puno.2_ollantaytambo.2_cusco.2_miraflores.1";

test("whoever is grown up and minds nothing is told nothing more, of any plan", () => {
  const every = planPlaces.map((place) => `${place}.2.nightBus`).join("_");
  const usual = findAll(defaultFacts, planOf(every));
  expect(findAll(defaultFacts, planOf(`${every}&who=5a_8_17`))).toEqual(usual);
  const more = findAll(defaultFacts, planOf(`${every}&who=2a_0&avoid=height_stairs_nightBus_boat`));
  expect(more.slice(0, usual.length)).toEqual(usual);
  expect(new Set(more.slice(usual.length).map(({ kind }) => kind))).toEqual(
    new Set(["small-child", "baby-jungle", "too-high", "night-bus", "boat", "stairs", "ruins-stairs"]),
  );
});

test("altitude with a child that cannot say that it is ill is told of once, at the first bed that is felt", () => {
  expect(warningsOf(`${highland}&who=2a_7`, "small-child")).toMatchObject([
    { level: "note", fix: null, finding: { stop: 2, to: places.yanque.altitude } },
  ]);
  expect(stopsOf(`${highland}&who=2a_9_7`, "small-child")).toEqual([2]);
  expect(stopsOf(`${highland}&who=2a_8`, "small-child")).toEqual([]);
  expect(stopsOf("miraflores.1_arequipa.3&who=2a_2", "small-child")).toEqual([]);
});

test("below school age Lake Titicaca is left out", () => {
  expect(stopsOf(`${highland}&who=2a_6`, "child-high")).toEqual([]);
  expect(stopsOf(`${highland}&who=2a_5`, "child-high")).toEqual([3]);
  expect(fixOf(`${highland}&who=2a_5`, "child-high")).toEqual([
    "leave-out",
    "miraflores.1_arequipa.2_yanque.2_ollantaytambo.2_cusco.2_miraflores.1&who=2a_5",
  ]);
  // Without it there would be no plan.
  expect(fixOf("puno.2&who=2a_5", "child-high")).toBeNull();
});

test("a baby does not go where yellow fever is", () => {
  expect(stopsOf("miraflores.1_iquitos.3_miraflores.1&who=2a_0", "baby-jungle")).toEqual([1]);
  expect(stopsOf("miraflores.1_iquitos.3_miraflores.1&who=2a_1", "baby-jungle")).toEqual([]);
  expect(fixOf("miraflores.1_tambopata.3_miraflores.2&who=2a_0", "baby-jungle")?.[0]).toBe("leave-out");
});

test("whoever would rather not sleep high is offered the lowest bed of the region, or none there", () => {
  expect(stopsOf(`${highland}&avoid=height`, "too-high")).toEqual([2, 3, 4, 5]);
  expect(fixOf("arequipa.2_yanque.2_miraflores.1&avoid=height", "too-high")).toEqual([
    "lower-bed",
    "arequipa.4_miraflores.1&avoid=height",
  ]);
  expect(fixOf("miraflores.1_cusco.3_miraflores.1&avoid=height", "first-night")).toEqual([
    "lower-bed",
    "miraflores.1_aguas-calientes.3_miraflores.1&avoid=height",
  ]);
  expect(fixOf("miraflores.1_arequipa.2_puno.2_miraflores.1&avoid=height", "step")?.[0]).toBe("leave-out");
  expect(fixOf("miraflores.1_huaraz.2_caraz.1_miraflores.1&avoid=height", "too-high")?.[1]).toContain(
    "miraflores.1_caraz.3_miraflores.1",
  );
  expect(fixOf("miraflores.1_cajamarca.2_miraflores.1&avoid=height", "too-high")?.[0]).toBe("leave-out");
});

test("tap by tap the highlands become a plan without heights", () => {
  let now = planOf(`${highland}&avoid=height`);
  for (;;) {
    const fix = checkPlan(defaultFacts, now).find((warning) => warning.fix)?.fix;
    if (!fix) break;
    now = fix.plan;
  }
  expect(findAll(defaultFacts, now).map(({ kind }) => kind)).not.toContain("too-high");
  expect(now.stops.map(({ place }) => place)).toEqual([
    "miraflores",
    "arequipa",
    "aguas-calientes",
    "miraflores",
  ]);
});

test("a night bus that nobody wants gives way to the way by day, or to a plane from Lima", () => {
  expect(fixOf("miraflores.2_arequipa.2.nightBus_miraflores.1&avoid=nightBus", "night-bus")).toEqual([
    "by-day",
    "miraflores.2_arequipa.2_miraflores.1&avoid=nightBus",
  ]);
  expect(fixOf("miraflores.1_nazca.1_arequipa.2_miraflores.1&avoid=nightBus", "night-bus")).toEqual([
    "by-day",
    "miraflores.1_nazca.1_arequipa.2.bus_miraflores.1&avoid=nightBus",
  ]);
  expect(fixOf("miraflores.1_chiclayo.1_chachapoyas.2_miraflores.1&avoid=nightBus", "night-bus")).toEqual([
    "stopover",
    "miraflores.1_chiclayo.1_miraflores.1_chachapoyas.2_miraflores.1&avoid=nightBus",
  ]);
});

test("where boats alone lead, one that nobody wants is left out; our list of such beds is that of the facts", () => {
  const every = planPlaces.map((place) => `${place}.1`).join("_");
  const boats = planPlaces.filter((place) => {
    const there = Object.keys(places).filter(isPlanPlace);
    const rides = there.flatMap((from) => directWays(defaultFacts, from, place));
    return rides.length > 0 && rides.every(({ by }) => by === "boat");
  });
  const told = stopsOf(`${every}&avoid=boat`, "boat").map((stop) => planPlaces[stop]);
  expect(told).toEqual(boats);
  expect(fixOf("puno.2_amantani.1_miraflores.1&avoid=boat", "boat")?.[0]).toBe("leave-out");
});

test("stairs are told of with all their places, those of Machu Picchu by themselves", () => {
  const found = checkPlan(
    defaultFacts,
    planOf("miraflores.1_pisac.1_ollantaytambo.1_aguas-calientes.1_pisac.1_miraflores.1&avoid=stairs"),
  ).map(({ finding }) => finding);
  expect(found).toContainEqual({ kind: "stairs", stop: 1, places: ["pisac", "ollantaytambo"] });
  expect(found).toContainEqual({ kind: "ruins-stairs", stop: 3 });
});

test("day trips that go high or by boat are told to those who would rather not, and left out", () => {
  const plan = "miraflores.1_paracas.2.ballestas_cusco.5.sacred-valley.rainbow-mountain_miraflores.1";
  expect(stopsOf(plan, "trip-boat")).toEqual([]);
  expect(stopsOf(`${plan}&avoid=boat_height`, "trip-boat")).toEqual([1]);
  expect(warningsOf(`${plan}&avoid=height`, "trip-high").map(({ finding }) => finding)).toMatchObject([
    { stop: 2, trip: "sacred-valley" },
    { stop: 2, trip: "rainbow-mountain" },
  ]);
  expect(fixOf(`${plan}&avoid=boat`, "trip-boat")).toEqual([
    "without-trip",
    "miraflores.1_paracas.2_cusco.5.sacred-valley.rainbow-mountain_miraflores.1&avoid=boat",
  ]);
});
