import { expect, test } from "vitest";
import { tourPrices, transportPrices } from "./costs/big-items.ts";
import { datedFacts, datedIn, defaultFacts, factsFrom, factsWith, recordFacts } from "./facts.ts";
import { back } from "./itineraries/ways.ts";
import { jungleHealth } from "./jungle/jungle.ts";
import { treks } from "./treks/treks.ts";

test("an override is read in the place of the default, and of that alone", () => {
  const value = { range: [41, 56], currency: "PEN", lookUp: "cruzDelSur" };
  const facts = factsWith({
    "costs.transportPrices.limaIca": { value, asOf: "2026-11", isEstimate: false },
  });
  expect(facts(transportPrices).limaIca).toEqual({ ...value, asOf: "2026-11", unconfirmed: undefined });
  expect(facts(transportPrices).limaCusco.range).toEqual([80, 200]);
  expect(defaultFacts(transportPrices).limaIca.range).toEqual([40, 55]);
  expect(defaultFacts(transportPrices).limaIca.unconfirmed).toBe(true);
});

test("what is made from a fact follows it", () => {
  const way = { minutes: [30, 30], from: "puerto-maldonado", to: "cusco", by: "plane", usd: [1, 2] };
  const facts = factsWith({
    "treks.treks.inca-trail.price": { value: { usd: [700, 1100] }, asOf: "2026-11", isEstimate: false },
    "itineraries.ways.maldonadoCusco": { value: way, asOf: "2026-11", isEstimate: false },
  });
  expect(facts(tourPrices).incaTrail.range).toEqual([700, 1100]);
  expect(facts(tourPrices).incaTrail.asOf).toBe("2026-11");
  expect(facts(treks)["inca-trail"].days).toEqual([4, 4]);
  const home = facts(back("maldonadoCusco"));
  expect([home.from, home.to, home.usd]).toEqual(["cusco", "puerto-maldonado", [1, 2]]);
});

test("the same overrides give the same facts", () => {
  const override = () => ({
    "costs.cardSurcharge": { value: { percent: 7 }, asOf: "2026-11", isEstimate: false },
  });
  expect(factsWith(override())).toBe(factsWith(override()));
  expect(factsWith({})).toBe(factsWith({}));
});

test("it is told which facts were read, not which stand around them", () => {
  const { result, read } = recordFacts(
    defaultFacts,
    (facts) => facts(jungleHealth).malaria.vivaxPercent + facts(transportPrices).limaIca.range[0],
  );
  expect(result).toBe(125);
  expect(read.map(({ id, asOf }) => [id, asOf])).toEqual([
    ["jungle.jungleHealth.malaria", "2024"],
    ["costs.transportPrices.limaIca", "2025-12"],
  ]);
});

test("what is made of another fact is read from that", () => {
  const { read } = recordFacts(defaultFacts, (facts) => facts(tourPrices).incaTrail.range);
  expect(read.map(({ id }) => id)).toEqual(["treks.treks.inca-trail.price"]);
});

test("a fact is what bears a date, without the facts within it and without what is taken from others", () => {
  const ticket = datedFacts("sample.ticket", {
    asOf: "2026-01",
    unconfirmed: true,
    range: [1, 2],
    inner: { asOf: "2024", soles: 3 },
    other: factsFrom(() => 3),
  } as const);
  expect(datedIn(ticket)).toEqual([
    { id: "sample.ticket.inner", value: { soles: 3 }, asOf: "2024", isEstimate: false, unconfirmed: false },
    { id: "sample.ticket", value: { range: [1, 2] }, asOf: "2026-01", isEstimate: false, unconfirmed: true },
  ]);
});
