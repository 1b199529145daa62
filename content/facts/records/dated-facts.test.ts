import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { transportPrices, tourPrices } from "#content/facts/costs/big-items.ts";
import { itineraries } from "#content/facts/itineraries/itineraries.ts";
import type { Trip } from "#content/facts/itineraries/trip.ts";
import { jungleHealth } from "#content/facts/jungle/jungle.ts";
import { treks } from "#content/facts/treks/treks.ts";
import { datedFacts, factsReadBy, loadedFacts, setFactOverrides, watchFactReads } from "./dated-facts.ts";

const root = join(import.meta.dirname, "..", "..", "..");

afterEach(() => setFactOverrides({}));

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

test("no file reads a dated fact while it loads, because it would keep the default", async () => {
  const eager: string[] = [];
  for (const file of [...filesIn("content"), ...filesIn("app/site/guide")]) {
    const stop = watchFactReads((id) => eager.push(`${file} reads ${id}`));
    await import(join(root, file));
    stop();
  }
  expect([...new Set(eager)]).toEqual([]);
});

test("an override is read in the place of the default, until it is taken away", () => {
  const value = { range: [41, 56], currency: "PEN", lookUp: "cruzDelSur" };
  setFactOverrides({ "costs.transportPrices.limaIca": { value, asOf: "2026-11", isEstimate: false } });
  expect(transportPrices.limaIca).toEqual({ ...value, asOf: "2026-11", unconfirmed: undefined });
  expect(transportPrices.limaCusco.range).toEqual([80, 200]);
  setFactOverrides({});
  expect(transportPrices.limaIca.range).toEqual([40, 55]);
  expect(transportPrices.limaIca.unconfirmed).toBe(true);
});

test("what is made from a fact follows it", () => {
  const way = { minutes: [30, 30], from: "puerto-maldonado", to: "cusco", by: "plane", usd: [1, 2] };
  setFactOverrides({
    "treks.treks.inca-trail.price": { value: { usd: [700, 1100] }, asOf: "2026-11", isEstimate: false },
    "itineraries.ways.maldonadoCusco": { value: way, asOf: "2026-11", isEstimate: false },
  });
  expect(tourPrices.incaTrail.range).toEqual([700, 1100]);
  expect(tourPrices.incaTrail.asOf).toBe("2026-11");
  expect(treks["inca-trail"].days).toEqual([4, 4]);
  const trips: readonly Trip[] = Object.values(itineraries);
  const legs = trips.flatMap(({ days }) => days).flatMap((day) => day.legs ?? []);
  expect(legs).toContainEqual(
    expect.objectContaining({ from: "cusco", to: "puerto-maldonado", usd: [1, 2] }),
  );
});

test("it is told which facts were read, not which stand around them", () => {
  const { result, ids } = factsReadBy(
    () => jungleHealth.malaria.vivaxPercent + transportPrices.limaIca.range[0],
  );
  expect(result).toBe(125);
  expect([...ids]).toEqual(["jungle.jungleHealth.malaria", "costs.transportPrices.limaIca"]);
});

test("a fact is what bears a date, without the facts within it and without what is taken from others", () => {
  const inner = { asOf: "2024", soles: 3 };
  datedFacts("sample.ticket", {
    asOf: "2026-01",
    unconfirmed: true,
    range: [1, 2],
    inner,
    get other() {
      return inner.soles;
    },
  });
  const made = loadedFacts().filter(({ id }) => id.startsWith("sample."));
  expect(made).toEqual([
    { id: "sample.ticket.inner", value: { soles: 3 }, asOf: "2024", isEstimate: false, unconfirmed: false },
    { id: "sample.ticket", value: { range: [1, 2] }, asOf: "2026-01", isEstimate: false, unconfirmed: true },
  ]);
});
