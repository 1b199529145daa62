import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { checkPlan } from "#content/trips/check-plan.ts";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import type { FindingKind } from "./findings.ts";

const adviceOn = (stops: string) =>
  checkPlan(defaultFacts, readPlan(new URLSearchParams(`plan=v1_${stops}`)).plan).filter(
    ({ level }) => level === "advice",
  );

const findingOf = (stops: string, kind: FindingKind) =>
  adviceOn(stops).find(({ finding }) => finding.kind === kind);

const fixOf = (stops: string, kind: FindingKind) => {
  const fix = findingOf(stops, kind)?.fix;
  return fix && planQuery(fix.plan).replace("?plan=v1_", "");
};

test("two flights in a day are told of, with a night in Lima between them", () => {
  const jungle = "miraflores.1_mancora.2_iquitos.2_puerto-maldonado.1_miraflores.1";
  expect(adviceOn(jungle).map(({ finding }) => finding)).toMatchObject([
    { kind: "two-flights", stop: 2, from: "mancora", place: "iquitos", hours: 14 },
    { kind: "two-flights", stop: 3, from: "iquitos", place: "puerto-maldonado" },
  ]);
  expect(fixOf(jungle, "two-flights")).toContain("_mancora.2_miraflores.1_iquitos.2_");
  expect(findingOf("miraflores.1_iquitos.2_puno.2_miraflores.1", "two-flights")).toBeDefined();
});

test("no flight goes after a bus of many hours, but after a short one", () => {
  const late = "miraflores.2_caraz.2_huaraz.2_chachapoyas.2_miraflores.1";
  expect(findingOf(late, "late-flight")?.finding).toMatchObject({ via: "miraflores", hours: 8 });
  expect(fixOf(late, "late-flight")).toContain("_huaraz.2_miraflores.1_chachapoyas.2_");
  expect(adviceOn("miraflores.2_paracas.2_ollantaytambo.2_miraflores.1")).toEqual([]);
});

test("on the day of landing one goes on by road for some hours alone", () => {
  for (const far of ["ollantaytambo.2", "arequipa.2.nightBus", "arequipa.2", "huaraz.2"]) {
    expect(findingOf(`${far}_miraflores.1`, "landing")?.finding).toMatchObject({ stop: 0 });
    expect(fixOf(`${far}_miraflores.1`, "landing")).toMatch(/^miraflores\.1_/);
  }
  expect(adviceOn("paracas.2_miraflores.1")).toEqual([]);
});

test("who flies to the flight home on its own day is told of the hours until then", () => {
  const home = findingOf("miraflores.1_ollantaytambo.2_aguas-calientes.2", "home-day");
  // Train, car and the flight with its airport: 1.75 + 2 + 2.75 + 1.3 hours.
  expect(home?.finding).toMatchObject({ hours: 8 });
  expect(fixOf("miraflores.1_ollantaytambo.2_aguas-calientes.2", "home-day")).toMatch(/_miraflores\.1$/);
  expect(findingOf("miraflores.2_paracas.2", "spare-day")).toBeDefined();
});
