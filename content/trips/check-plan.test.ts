import { defaultFacts, factsWith, type Facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { publicHolidays } from "#content/facts/holidays/holiday-rules.ts";
import { checkPlan, findAll, weigh } from "./check-plan.ts";
import { paces } from "./party/pace.ts";
import { usualParty } from "./party/party.ts";
import { planQuery, readPlan } from "./plan-address.ts";
import { planStays } from "./plan-days.ts";
import { planPlaces, type Plan } from "./plan.ts";
import { trekIds, trekOf } from "#content/facts/treks/trek-stays.ts";
import { templateIds, templatePlan } from "./templates.ts";

const planOf = (query: string) => readPlan(new URLSearchParams(query)).plan;
/** But for the states of emergency, which every bed in Lima is told of. */
const kindsOf = (plan: Plan, facts: Facts = defaultFacts) =>
  checkPlan(facts, plan).flatMap(({ finding: { kind } }) => (kind === "emergency" ? [] : [kind]));

/** The fix of the first finding of that kind, as its plan's address. */
function fixOf(query: string, kind: string): string | undefined {
  const fix = checkPlan(defaultFacts, planOf(query)).find(({ finding }) => finding.kind === kind)?.fix;
  return fix ? planQuery(fix.plan) : undefined;
}

test("Lima to Cusco straight from the plane is warned of, and the valley comes first in the plan that is offered", () => {
  const hasty = "plan=v1_miraflores.1_cusco.3_ollantaytambo.1_aguas-calientes.1_miraflores.1";
  expect(checkPlan(defaultFacts, planOf(hasty))[0]).toMatchObject({
    level: "danger",
    finding: { kind: "first-night", place: "cusco", from: 79, to: 3399 },
    fix: { kind: "valley-first", places: ["ollantaytambo", "aguas-calientes"] },
  });
  const fixed = "?plan=v1_miraflores.1_ollantaytambo.1_aguas-calientes.1_cusco.3_miraflores.1";
  expect(fixOf(hasty, "first-night")).toBe(fixed);
  expect(kindsOf(planOf(fixed))).toEqual(["valley"]);
});

test("without a stop in the valley two nights there are offered, for Puno a climb by degrees", () => {
  expect(fixOf("plan=v1_miraflores.1_cusco.3_miraflores.1", "first-night")).toBe(
    "?plan=v1_miraflores.1_ollantaytambo.2_cusco.3_miraflores.1",
  );
  expect(fixOf("plan=v1_miraflores.1_puno.3_miraflores.1", "first-night")).toBe(
    "?plan=v1_miraflores.1_arequipa.2_yanque.2_puno.3_miraflores.1",
  );
  expect(fixOf("plan=v1_arequipa.2_yanque.1_puno.2_miraflores.1", "rest-day")).toBe(
    "?plan=v1_arequipa.2_yanque.2_puno.2_miraflores.1",
  );
});

test("a climb that the step allows, as from Arequipa to the Colca, is good to know about", () => {
  for (const nights of [1, 2]) {
    const [warning] = checkPlan(
      defaultFacts,
      planOf(`plan=v1_miraflores.1_arequipa.${nights}_yanque.2_miraflores.1`),
    );
    expect(warning).toMatchObject({
      level: "note",
      finding: { kind: "jump", place: "yanque", from: 2335, to: 3400 },
    });
  }
  // From the valley Cusco is no such climb, by whatever bed between them.
  const valley = planOf("plan=v1_miraflores.1_ollantaytambo.1_aguas-calientes.1_cusco.2_miraflores.1");
  expect(kindsOf(valley)).toEqual(["valley"]);
});

test("to Huaraz one goes up by Caraz, further down in the same valley", () => {
  const fixed = "?plan=v1_miraflores.1_caraz.2_huaraz.3_miraflores.1";
  expect(fixOf("plan=v1_miraflores.1_huaraz.3_miraflores.1", "first-night")).toBe(fixed);
  expect(kindsOf(planOf(fixed))).toEqual([]);
});

test("the plan ends in Lima, with a day to spare", () => {
  expect(fixOf("plan=v1_miraflores.2_paracas.2", "spare-day")).toBe(
    "?plan=v1_miraflores.2_paracas.2_miraflores.1",
  );
  // On Tuesday, 9 February 2027, the only day in Lima would find its ruins shut.
  expect(fixOf("plan=v1_paracas.1&start=2027-02-08", "spare-day")).toBe(
    "?plan=v1_paracas.1_miraflores.2&start=2027-02-08",
  );
});

test("four beds in four nights, two night buses in a row and a very long day are too little rest", () => {
  const rush = "plan=v1_miraflores.1_paracas.1_huacachina.1_nazca.1_miraflores.1";
  expect(kindsOf(planOf(rush))).toEqual(["rush"]);
  expect(fixOf(rush, "rush")).toBe("?plan=v1_miraflores.1_paracas.2_huacachina.1_nazca.1_miraflores.1");
  const buses = "plan=v1_miraflores.2_arequipa.1.nightBus_cusco.2.nightBus_miraflores.1";
  expect(fixOf(buses, "night-buses")).toBe(
    "?plan=v1_miraflores.2_arequipa.2.nightBus_cusco.2.nightBus_miraflores.1",
  );
  const long = "plan=v1_miraflores.1_cocachimba.2_huanchaco.2_miraflores.1";
  expect(fixOf(long, "long-day")).toContain("_chiclayo.1_huanchaco.2");
  const longer = "plan=v1_arequipa.2_yanque.2_amantani.2_aguas-calientes.2_miraflores.1";
  expect(fixOf(longer, "long-day")).toContain("_amantani.2_puno.1_aguas-calientes.2");
});

test("a sight that is shut on the only day for it is worth a night more, the rains another month", () => {
  // 9 February 2027 is a Tuesday; one comes to Lima again.
  const tuesday = "plan=v1_miraflores.1_paracas.2_miraflores.2&start=2027-02-09";
  expect(kindsOf(planOf(tuesday))).toEqual(["shut-once"]);
  const monday = "plan=v1_miraflores.2_trujillo.2_chiclayo.1_trujillo.1_miraflores.1&start=2027-05-06";
  expect(kindsOf(planOf(monday))).toContain("shut");
  expect(fixOf(monday, "shut")).toContain("chiclayo.2");
  expect(fixOf("plan=v1_arequipa.3_miraflores.1&start=2027-01-31", "rain")).toBe(
    "?plan=v1_arequipa.3_miraflores.1&start=2027-05-31",
  );
});

test("festivals and holidays are told where and when the plan meets them", () => {
  const warnings = checkPlan(
    defaultFacts,
    planOf("plan=v1_ollantaytambo.2_cusco.4_miraflores.1&start=2027-06-21"),
  );
  expect(warnings.map(({ finding }) => finding)).toContainEqual({
    kind: "festival",
    stop: 1,
    holiday: "inti-raymi",
    from: "2027-06-24",
    to: "2027-06-24",
  });
  expect(kindsOf(planOf("plan=v1_miraflores.3&start=2027-12-24"))).toContain("holiday");
});

test("a holiday is found on the day to which the editors have moved it, from then on", () => {
  const plan = planOf("plan=v1_miraflores.3&start=2027-12-24");
  expect(kindsOf(plan)).toContain("holiday");
  const rules = { ...defaultFacts(publicHolidays).rules, navidad: { kind: "day", day: "12-20" } };
  const moved = { value: { rules }, asOf: "2026-11", isEstimate: false };
  expect(kindsOf(plan, factsWith({ "holidays.publicHolidays": moved }))).not.toContain("holiday");
  expect(kindsOf(plan)).toContain("holiday");
});

test.each(templateIds)(
  "the template %s leaves nothing to mend: no health warning, enough rest, a day in Lima",
  (id) => {
    expect(checkPlan(defaultFacts, templatePlan(id)).filter(({ level }) => level !== "note")).toEqual([]);
    for (const pace of ["calm", "full"] as const) {
      const plan = { ...templatePlan(id, pace), party: { ...usualParty, pace } };
      const grave = checkPlan(defaultFacts, plan).filter(({ level }) => level !== "note");
      // A way that is long for a calm day has a night on it to be taken.
      expect(grave.filter(({ finding, fix }) => finding.kind !== "long-day" || !fix)).toEqual([]);
    }
  },
);

test("the route without steps takes nothing but cars and planes, and whoever avoids stairs is told no more than a note", () => {
  for (const pace of paces) {
    const plan = {
      ...templatePlan("without-steps", pace),
      party: { ...usualParty, avoids: ["stairs"], pace },
    } as const;
    const rides = planStays(defaultFacts, plan).flatMap(({ leg }) => leg?.rides ?? []);
    expect(new Set(rides.map(({ by }) => by))).toEqual(new Set(["car", "plane"]));
    const found = checkPlan(defaultFacts, plan);
    expect(found.filter(({ level }) => level !== "note")).toEqual([]);
    expect(found.map(({ finding }) => finding.kind)).not.toContain("ruins-stairs");
  }
});

test("of any two stops, what is grave or advised can be mended by taking what is offered", () => {
  const stuck = planPlaces.flatMap((first) =>
    planPlaces.flatMap((then) => {
      const stops = [
        { place: first, nights: 1 },
        { place: then, nights: 2 },
      ];
      let now: Plan = { start: null, stops };
      for (;;) {
        const fix = checkPlan(defaultFacts, now).find((warning) => warning.fix)?.fix;
        if (!fix) break;
        now = fix.plan;
      }
      return weigh(findAll(defaultFacts, now), "danger") + weigh(findAll(defaultFacts, now), "advice") > 0
        ? [planQuery(now)]
        : [];
    }),
  );
  expect(stuck).toEqual([]);
});

test("a trek from any of its beds can be mended, wherever one goes on, and stays in the plan", () => {
  const stuck = trekIds.flatMap((trek) =>
    trekOf(trek).from.flatMap((bed) =>
      [null, ...planPlaces].flatMap((then) => {
        let now = planOf(`plan=v1_${bed}.1.${trek}${then ? `_${then}.2` : ""}`);
        for (;;) {
          const fix = checkPlan(defaultFacts, now).find(
            ({ level, fix: one }) => one && level !== "note",
          )?.fix;
          if (!fix) break;
          now = fix.plan;
        }
        const found = findAll(defaultFacts, now);
        const isMended = weigh(found, "danger") + weigh(found, "advice") === 0;
        return isMended && now.stops.some((stop) => stop.trek === trek) ? [] : [planQuery(now)];
      }),
    ),
  );
  expect(stuck).toEqual([]);
});
