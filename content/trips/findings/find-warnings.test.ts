import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { monthRatings } from "#content/facts/climate/best-months.ts";
import { monthOf } from "#content/plain-date.ts";
import { checkPlan } from "#content/trips/check-plan.ts";
import type { FindingKind } from "./findings.ts";
import { readPlan } from "#content/trips/plan-address.ts";
import { templateIds, templatePlan } from "#content/trips/templates.ts";

const warningsOf = (query: string) =>
  checkPlan(defaultFacts, readPlan(new URLSearchParams(`plan=v1_${query}`)).plan);
const findingOf = (query: string, kind: FindingKind) =>
  warningsOf(query).find(({ finding }) => finding.kind === kind);

const northern =
  "miraflores.1_huanchaco.2_chiclayo.1_chachapoyas.2.nightBus_chiclayo.1_mancora.3_miraflores.1";

test("the flooded north is warned of from January to April, with a month that is drier", () => {
  const rain = findingOf(`${northern}&start=2027-02-15`, "north-rain");
  expect(rain).toMatchObject({
    level: "advice",
    finding: { month: 2, stop: 1, places: ["huanchaco", "chiclayo", "chachapoyas", "mancora"] },
  });
  const start = rain?.fix?.plan.start ?? "2027-01-01";
  expect(monthRatings("andes")[monthOf(start) - 1]).toBe("best");
  // Begun in the last days of April, and ended in the first of January.
  expect(findingOf("miraflores.1_trujillo.2_miraflores.1&start=2027-04-29", "north-rain")).toBeDefined();
  expect(findingOf("miraflores.1_trujillo.2_miraflores.1&start=2027-12-30", "north-rain")).toBeDefined();
  expect(findingOf(`${northern}&start=2027-06-15`, "north-rain")).toBeUndefined();
  expect(findingOf("miraflores.1_paracas.2_miraflores.1&start=2027-02-15", "north-rain")).toBeUndefined();
});

test("outside of the rains the alert for El Niño is told of as long as it was to last", () => {
  expect(findingOf(`${northern}&start=2026-11-10`, "el-nino")?.finding).toMatchObject({ stop: 1 });
  expect(findingOf(`${northern}&start=2027-06-10`, "el-nino")).toBeUndefined();
});

test("a state of emergency is told of with or without a day, by its last known day", () => {
  const emergency = { level: "note", finding: { stop: 0, until: "2026-10-26" } };
  expect(findingOf(northern, "emergency")).toMatchObject(emergency);
  expect(findingOf(`${northern}&start=2027-08-10`, "emergency")?.finding).toMatchObject({
    places: ["miraflores", "huanchaco"],
  });
  expect(findingOf("trujillo.1", "emergency")?.finding).toMatchObject({ until: "2026-03-19" });
  expect(findingOf("arequipa.2", "emergency")).toBeUndefined();
});

test.each([
  ["miraflores.1_tambopata.3&start=2027-01-10", "jungle-rain"],
  ["miraflores.1_tambopata.3&start=2027-06-10", "friaje"],
  ["miraflores.1_ollantaytambo.2&start=2027-02-10", "closed-trail"],
  ["miraflores.1_cusco.2&start=2025-05-13", "strike"],
  ["miraflores.1_paracas.2&start=2027-07-26", "busy"],
  ["miraflores.1_paracas.2&start=2027-01-01", "busy"],
] as const)("%s meets %s", (query, kind) => {
  expect(findingOf(query, kind)).toBeDefined();
  expect(findingOf(query.replace(/-\d\d-\d\d$/, "-10-03"), kind)).toBeUndefined();
});

test.each(templateIds)("the template %s is warned of in no month that it calls good", (id) => {
  const inAugust = checkPlan(defaultFacts, { ...templatePlan(id), start: "2027-08-02" });
  const grave = inAugust.filter(({ level }) => level !== "note").map(({ finding }) => finding.kind);
  // Closing days depend on the weekday.
  expect(grave.filter((kind) => kind !== "shut")).toEqual([]);
});
