import { expect, test } from "vitest";
import { defaultFacts as facts } from "#content/facts/facts.ts";
import { trekIds, trekOf, treksFrom } from "#content/facts/treks/trek-stays.ts";
import { checkPlan } from "#content/trips/check-plan.ts";
import type { FindingKind } from "#content/trips/findings/findings.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import { planCosts } from "#content/trips/plan-costs.ts";
import { planNights, planStays } from "#content/trips/plan-days.ts";
import { planPacking } from "#content/trips/plan-packing.ts";
import { planTrip } from "#content/trips/plan-trip.ts";
import { isPlanPlace, setTrek } from "#content/trips/plan.ts";
import { planTickets } from "#content/trips/tickets.ts";
import { planTrekDays } from "./plan-treks.ts";

const read = (stops: string) => readPlan(new URLSearchParams(`plan=v1_${stops}`));
const planOf = (stops: string) => read(stops).plan;
const warningOf = (stops: string, kind: FindingKind) =>
  checkPlan(facts, planOf(stops)).find(({ finding }) => finding.kind === kind);
const fixOf = (stops: string, kind: FindingKind) => {
  const fix = warningOf(stops, kind)?.fix;
  return fix && planQuery(fix.plan).replace("?plan=v1_", "");
};

const trail = "miraflores.1_ollantaytambo.2_cusco.2.inca-trail_cusco.1_miraflores.1";

test("every trek sets out from beds of the planner and ends in one", () => {
  for (const trek of trekIds) {
    const { from, end = "cusco" } = trekOf(trek);
    expect([...from, end].filter((place) => !isPlanPlace(place))).toEqual([]);
    expect(from.every((bed) => treksFrom(bed).includes(trek))).toBe(true);
  }
});

test("a trek takes its nights after those of its stop, camp by camp, and one goes on from its end", () => {
  const plan = planOf(trail);
  const stays = planStays(facts, plan);
  expect(
    planNights(plan, stays).map(({ place }) => (typeof place === "object" ? place.metres : place)),
  ).toEqual([
    "miraflores",
    "ollantaytambo",
    "ollantaytambo",
    "cusco",
    "cusco",
    3000,
    3600,
    2650,
    "cusco",
    "miraflores",
  ]);
  expect(stays[2]).toMatchObject({ leaves: 5, goesOn: 8 });
  expect(stays[3]).toMatchObject({
    arrives: 8,
    leg: { rides: [{ from: "aguas-calientes" }, { to: "cusco" }] },
  });
  expect(planTrekDays(stays).map(({ day, nth, top }) => [day, nth, top])).toEqual([
    [5, 1, 3000],
    [6, 2, 4215],
    [7, 3, 3950],
    [8, 4, 2720],
  ]);
  const drawn = planTrip(facts, plan).days;
  expect(drawn.filter(({ sleep }) => typeof sleep === "object").map(({ day }) => day)).toEqual([6, 7, 8]);
  expect(drawn.at(-1)?.day).toBe(11);
});

test("a trek stands behind the day trips of its stop in the address; what was one before stays what it was", () => {
  const meant = "?plan=v1_cusco.3.train.pisac.humantay.inca-trail_cabanaconde.2.colca_yanque.2.colca";
  for (const stops of [
    "cusco.3.train.pisac.humantay.inca-trail_cabanaconde.2.colca_yanque.2.colca",
    "Cuzco.3.Camino-Inca.Humantay.pisac.TRAIN_cabanaconde.2.Colca_yanque.2.colca",
  ]) {
    const { plan, problems } = read(stops);
    expect(problems).toEqual([]);
    expect(planQuery(plan)).toBe(meant);
    expect([plan.stops[1]?.trek, plan.stops[2]?.trek]).toEqual(["colca", undefined]);
  }
  expect(read("cusco.2.huayhuash").problems).toEqual([{ kind: "trip", text: "cusco.huayhuash" }]);
});

test("the way chosen to the stop behind it becomes the usual one when a trek ends elsewhere", () => {
  const plan = planOf("arequipa.2_cusco.3_puno.2.train");
  expect(planQuery(setTrek(plan, 1, "ausangate"))).toContain("_cusco.3.ausangate_puno.2.train");
  const walked = setTrek(plan, 1, "inca-trail");
  expect(planQuery(walked)).toContain("_cusco.3.inca-trail_puno.2");
  expect(planQuery(setTrek(walked, 1, null))).toBe("?plan=v1_arequipa.2_cusco.3_puno.2");
});

test("what leads high comes after nights enough above 3,000 m, night by night or from a higher bed", () => {
  expect(warningOf(trail, "trek-height")).toBeUndefined();
  const early = "miraflores.1_ollantaytambo.2_cusco.1.ausangate_cusco.1_miraflores.1";
  expect(warningOf(early, "trek-height")).toMatchObject({
    level: "danger",
    finding: { trek: "ausangate", nights: 3, above: 3000, slept: 1 },
  });
  expect(fixOf(early, "trek-height")).toContain("_cusco.2.ausangate_");
  const low = "miraflores.1_ollantaytambo.2.inca-trail_cusco.1_miraflores.1";
  expect(fixOf(low, "trek-height")).toBe("miraflores.1_ollantaytambo.2_cusco.1.inca-trail_miraflores.1");
  expect(warningOf("miraflores.1_arequipa.1.colca_arequipa.1_miraflores.1", "trek-height")).toBeUndefined();
  // The nights of a trek are nights too.
  const after = "miraflores.1_ollantaytambo.2_cusco.2.lares_cusco.1.ausangate_cusco.1_miraflores.1";
  expect(warningOf(after, "trek-height")).toBeUndefined();
});

test("the Inca Trail is closed in February, others are out of season, and a permit has its time", () => {
  const on = (date: string, kind: FindingKind) => {
    const plan = { ...planOf(trail), start: date };
    return checkPlan(facts, plan).find(({ finding }) => finding.kind === kind);
  };
  expect(on("2027-02-01", "trek-closed")).toMatchObject({
    level: "advice",
    finding: { month: 2 },
    fix: { kind: "start", date: "2027-05-01" },
  });
  // The last of its days is the first of February.
  expect(on("2027-01-24", "trek-closed")).toBeDefined();
  expect(on("2027-02-01", "trek-permit")).toBeUndefined();
  expect(on("2027-06-01", "trek-permit")).toMatchObject({
    level: "note",
    finding: { ahead: [4, 6] },
    fix: { kind: "other-trek", trek: "salkantay" },
  });
  expect(on("2027-11-10", "trek-permit")).toMatchObject({ finding: { ahead: [1, 3] }, fix: null });
  const salkantay = { ...planOf(trail.replace("inca-trail", "salkantay")), start: "2027-11-10" };
  expect(checkPlan(facts, salkantay).map(({ finding }) => finding.kind)).toContain("trek-season");
});

test("after its last day one sleeps before a long way or a flight", () => {
  const hasty = trail.replace("_cusco.1_", "_");
  expect(warningOf(hasty, "trek-end")).toMatchObject({ level: "advice", finding: { stop: 3, hours: 9 } });
  expect(fixOf(hasty, "trek-end")).toBe(trail);
  expect(warningOf(trail, "trek-end")).toBeUndefined();
});

test("who travels is told what a trek asks of them, and it is left out by what is offered", () => {
  for (const [party, kind] of [
    ["who=2a_6", "trek-child"],
    ["avoid=height", "trek-high"],
    ["avoid=stairs", "trek-steep"],
  ] as const) {
    expect(warningOf(trail, kind)).toBeUndefined();
    const { fix } = warningOf(`${trail}&${party}`, kind) ?? {};
    expect(
      fix?.plan.stops.some(({ trek }) => trek),
      kind,
    ).toBe(false);
  }
});

test("a trek is paid for by the person where its price has a date, and Machu Picchu not besides", () => {
  const costs = planCosts(facts, planOf(trail));
  const line = (item: string) => costs.lines.find((each) => each.item === item)?.soles.midRange;
  // 650–1,050 dollars at 3.4 soles; seven nights in beds.
  expect(line("treks")?.map(Math.round)).toEqual([2210, 3570]);
  expect(line("days")).toEqual(
    planCosts(facts, planOf(trail.replace(".inca-trail", ""))).lines[0]?.soles.midRange,
  );
  expect(costs.unpricedTreks).toBe(0);
  const slept = planCosts(facts, planOf(trail.replace("_cusco.1", "_aguas-calientes.1_cusco.1")));
  expect(slept.lines.map(({ item }) => item)).not.toContain("machuPicchu");
  const undated = planCosts(facts, planOf("caraz.2_huaraz.3.santa-cruz_huaraz.1"));
  expect(undated.unpricedTreks).toBe(1);
  expect(undated.lines.map(({ item }) => item)).not.toContain("treks");
});

test("its permit is bought first, ticket and train with those treks that have neither, and boots are packed", () => {
  const tickets = (trek: string) =>
    planTickets(facts, { ...planOf(trail.replace("inca-trail", trek)), start: "2027-05-03" });
  expect(tickets("inca-trail")[0]).toMatchObject({ item: "incaTrail", by: "2026-11-08" });
  expect(tickets("inca-trail").map(({ item }) => item)).not.toContain("machuPicchu");
  expect(tickets("salkantay").map(({ item }) => item)).toEqual(
    expect.arrayContaining(["machuPicchu", "trains"]),
  );
  expect(planPacking(facts, planOf(trail)).activities).toEqual(
    expect.arrayContaining(["trek", "machu-picchu"]),
  );
});
