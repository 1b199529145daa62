import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { packingQuery, readPackingChoice } from "#content/tools/packing/packing-choice.ts";
import { itemsFor } from "#content/tools/packing/packing-items.ts";
import { readPlan } from "./plan-address.ts";
import { planPacking } from "./plan-packing.ts";

const packingOf = (query: string) => planPacking(defaultFacts, readPlan(new URLSearchParams(query)).plan);

test("the packing list of a plan is for its zones, for all its months and for what its stops are about", () => {
  const choice = packingOf(
    "plan=v1_miraflores.1_paracas.2_arequipa.2.nightBus_aguas-calientes.1_tambopata.3&start=2027-12-26",
  );
  expect(choice).toEqual({
    zones: ["coast", "andes", "amazon"],
    months: [12, 1],
    activities: ["machu-picchu", "beach", "bus"],
  });
  const items = itemsFor(readPackingChoice(new URLSearchParams(packingQuery(choice))));
  expect(items).toEqual(expect.arrayContaining(["rain-highlands", "repellent", "repellent-valley", "rash"]));
  expect(items).not.toContain("warm-night");
});

test("without a date no month is left out, and a plan of the mountains needs nothing for the jungle", () => {
  const choice = packingOf("plan=v1_cusco.3_cocachimba.1_huaraz.2");
  expect(choice).toEqual({ zones: ["andes"], months: [], activities: [] });
  expect(itemsFor(choice)).toEqual(expect.arrayContaining(["warm-night", "rain-highlands"]));
  expect(itemsFor(choice)).not.toContain("repellent");
});

test("the months of the end of a night bus count too", () => {
  expect(packingOf("plan=v1_miraflores.1_arequipa.1.nightBus&start=2027-07-30").months).toEqual([7, 8]);
});

test("with children the list has what is for them", () => {
  expect(packingOf("plan=v1_cusco.3&who=2a_5").activities).toEqual(["children"]);
});
