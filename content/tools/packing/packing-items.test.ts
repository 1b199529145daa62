import { expect, test } from "vitest";
import { packingQuery, readPackingChoice, type PackingChoice } from "./packing-choice.ts";
import { itemsFor, packingItems } from "./packing-items.ts";

const anywhere: PackingChoice = { zones: [], months: [], activities: [] };

test("without a choice the list has what every trip needs, and nothing for what one may not do", () => {
  const items = itemsFor(anywhere);
  expect(items).toEqual(expect.arrayContaining(["passport", "sunscreen", "repellent", "rain-highlands"]));
  expect(items).not.toContain("sleeping-bag");
  expect(items).not.toContain("child-medicine");
});

test.each([
  [
    "a frosty night in the mountains",
    { zones: ["andes"], months: [7] },
    ["warm-night"],
    ["rain-highlands", "repellent"],
  ],
  ["the rains in the mountains", { zones: ["andes"], months: [2] }, ["rain-highlands"], ["warm-night"]],
  ["Lima in winter", { zones: ["coast"], months: [8] }, ["grey-coast"], ["layers", "altitude"]],
  ["Lima in summer", { zones: ["coast"], months: [1] }, ["swimwear"], ["grey-coast"]],
  [
    "a cold wind in the jungle",
    { zones: ["amazon"], months: [6] },
    ["cold-snap", "repellent", "yellow-fever"],
    ["layers"],
  ],
  ["a trek", { zones: ["andes"], activities: ["trek"] }, ["boots", "poles"], ["earplugs"]],
] satisfies [string, Partial<PackingChoice>, string[], string[]][])("%s", (_name, choice, needed, not) => {
  const items = itemsFor({ ...anywhere, ...choice });
  expect(items).toEqual(expect.arrayContaining(needed));
  for (const item of not) expect(items).not.toContain(item);
});

test("everything is on some list", () => {
  const all: PackingChoice = {
    zones: ["coast", "andes", "amazon"],
    months: [],
    activities: ["trek", "machu-picchu", "beach", "bus", "food", "children"],
  };
  expect(itemsFor(all)).toEqual(Object.keys(packingItems));
});

test("an address says the choice and back; what it does not know it leaves out", () => {
  const choice: PackingChoice = {
    zones: ["coast", "amazon"],
    months: [1, 12],
    activities: ["trek", "children"],
  };
  expect(readPackingChoice(new URLSearchParams(packingQuery(choice)))).toEqual(choice);
  expect(packingQuery(anywhere)).toBe("");
  const odd = new URLSearchParams("zone=moon&zone=coast&month=13&for=nothing&for=trek&month=x&month=7.0");
  expect(readPackingChoice(odd)).toEqual({ zones: ["coast"], months: [], activities: ["trek"] });
});
