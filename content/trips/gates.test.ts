import { expect, test } from "vitest";
import { defaultFacts as facts } from "#content/facts/facts.ts";
import { checkPlan } from "./check-plan.ts";
import { planQuery, readPlan } from "./plan-address.ts";
import { planStays, wayHome } from "./plan-days.ts";

const planOf = (query: string) => readPlan(new URLSearchParams(`plan=v1_${query}`)).plan;
const kindsOf = (query: string) =>
  checkPlan(facts, planOf(query)).flatMap(({ finding: { kind } }) => (kind === "emergency" ? [] : [kind]));

test("from La Paz one comes by bus to Puno and is used to its height; from the sea that is too high", () => {
  const [first] = planStays(facts, planOf("puno.2_cusco.2&from=la-paz"));
  expect(first?.leg).toMatchObject({ minutes: [300, 360], rides: [{ by: "bus", to: "puno" }] });
  expect(kindsOf("puno.2_cusco.2_miraflores.1&from=la-paz")).toEqual(["from-above"]);
  expect(kindsOf("puno.2_cusco.2_miraflores.1")).toContain("first-night");
  // Down at the sea it is lost again.
  expect(kindsOf("puno.2_miraflores.1_cusco.2_miraflores.1&from=la-paz")).toContain("first-night");
});

test("out to La Paz there is a bus, and of a way that no source tells the plan says so", () => {
  expect(wayHome(facts, planOf("cusco.2_puno.2&to=la-paz"))?.minutes).toEqual([300, 360]);
  expect(kindsOf("miraflores.1_ollantaytambo.2_cusco.2_puno.2&to=la-paz")).toEqual(["valley"]);
  expect(wayHome(facts, planOf("arequipa.2&to=arica"))).toBeNull();
  expect(kindsOf("miraflores.1_arequipa.2&to=arica")).toEqual(["no-way-out"]);
  expect(kindsOf("mancora.2_miraflores.1&from=guayaquil")).toContain("no-way");
});

test("who flies in to Cusco sleeps too high, and who flies out from there sleeps there before", () => {
  expect(planStays(facts, planOf("cusco.2&from=cusco"))[0]?.leg?.rides.map(({ by }) => by)).toEqual(["car"]);
  expect(kindsOf("cusco.2_miraflores.1&from=cusco")).toEqual(["first-night"]);
  expect(kindsOf("ollantaytambo.2_miraflores.1&from=cusco")).not.toContain("landing");
  const valley = "miraflores.1_ollantaytambo.2&to=cusco";
  const fix = checkPlan(facts, planOf(valley)).find(({ finding }) => finding.kind === "cusco-day")?.fix;
  expect(fix && planQuery(fix.plan)).toBe("?plan=v1_miraflores.1_ollantaytambo.2_cusco.1&to=cusco");
  expect(kindsOf("miraflores.1_ollantaytambo.2_cusco.1&to=cusco")).toEqual(["valley"]);
});
