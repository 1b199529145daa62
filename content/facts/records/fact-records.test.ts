import { expect, test } from "vitest";
import { leavesOf } from "#api/facts/fact-value.ts";
import { loadedFacts } from "./dated-facts.ts";
import { loadFactDefaults } from "./fact-defaults.ts";
import { factRecords } from "./fact-records.ts";
import { loadPagesOfFacts } from "./facts-of-pages.ts";

test("each dated object of content/facts has its record, and each record its object", async () => {
  // Imported by the guide's pages, so that a file missing in load-all-facts.ts is found.
  await loadPagesOfFacts();
  expect(
    loadedFacts()
      .map(({ id }) => id)
      // Of dated-facts.test.ts, which may have run in this process.
      .filter((id) => !id.startsWith("sample."))
      .toSorted(),
  ).toEqual(Object.keys(factRecords).toSorted());
});

test("each fact has a name of its own in each language, and a source that can be opened", async () => {
  const facts = [...(await loadFactDefaults()).values()];
  for (const language of ["hu", "en", "es"] as const) {
    const names = facts.map((fact) => fact.names[language]);
    expect(names.filter((name, index) => name.trim() === "" || names.indexOf(name) !== index)).toEqual([]);
  }
  for (const { id, source } of facts) if (source) expect(source.url, id).toMatch(/^https:/);
});

test("a fact's unit is that of its numbers", async () => {
  const facts = await loadFactDefaults();
  expect(facts.get("costs.transportPrices.limaIca")?.unit).toBe("PEN");
  expect(facts.get("treks.treks.salkantay.price")?.unit).toBe("USD");
  expect(facts.get("costs.tips")?.unit).toBeNull();
});

test("places, means of travel and currencies are no values that the desk changes", async () => {
  const way = (await loadFactDefaults()).get("itineraries.ways.limaHuacachina");
  const kinds = leavesOf(way?.value).map(({ path, kind }) => [path, kind]);
  expect(kinds).toContainEqual(["from", "fixed"]);
  expect(kinds).toContainEqual(["usd.1", "number"]);
});
