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

test("a calm pace minds two new beds in two nights and a day of ten hours, a full one neither four nor thirteen", () => {
  const beds = "miraflores.2_paracas.1_huacachina.1_miraflores.2_trujillo.2_miraflores.1";
  expect(findingOf(beds, "rush")).toBeUndefined();
  expect(findingOf(`${beds}&pace=calm`, "rush")?.finding).toMatchObject({ stop: 1, beds: 2, most: 1 });
  expect(fixOf(`${beds}&pace=calm`, "rush")).toContain("_paracas.2_huacachina.1_");
  const four = "miraflores.1_paracas.1_huacachina.1_nazca.1_miraflores.1";
  expect(findingOf(four, "rush")?.finding).toMatchObject({ beds: 4, most: 3 });
  expect(findingOf(`${four}&pace=full`, "rush")).toBeUndefined();
  const road = "miraflores.1_arequipa.2_yanque.2_urubamba.2_cusco.2_miraflores.1";
  expect(findingOf(road, "long-day")).toBeUndefined();
  expect(findingOf(`${road}&pace=calm`, "long-day")?.finding).toMatchObject({ hours: 11, most: 10 });
  expect(fixOf(`${road}&pace=calm`, "long-day")).toContain("_yanque.2_arequipa.1_urubamba.2_");
  const longest = "miraflores.1_cocachimba.2_huanchaco.2_miraflores.1";
  expect(findingOf(longest, "long-day")?.finding).toMatchObject({ most: 13 });
  expect(findingOf(`${longest}&pace=full`, "long-day")?.finding).toMatchObject({ most: 15 });
});

test("who flies to the flight home on its own day is told of the hours until then", () => {
  const home = findingOf("miraflores.1_ollantaytambo.2_aguas-calientes.2", "home-day");
  // Train, car and the flight with its airport: 1.75 + 2 + 2.75 + 1.3 hours.
  expect(home?.finding).toMatchObject({ hours: 8 });
  expect(fixOf("miraflores.1_ollantaytambo.2_aguas-calientes.2", "home-day")).toMatch(/_miraflores\.1$/);
  expect(findingOf("miraflores.2_paracas.2", "spare-day")).toBeDefined();
});
