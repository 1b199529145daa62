import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { dailyCosts, singleRoomExtra } from "#content/facts/costs/daily-costs.ts";
import { exchangeRates, type Range } from "#content/facts/costs/price.ts";
import { trekTickets } from "#content/facts/treks/trek-rules.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { readPlan } from "#content/trips/plan-address.ts";
import { planCosts } from "#content/trips/plan-costs.ts";

const week = "plan=v1_miraflores.1_ollantaytambo.2_aguas-calientes.1_cusco.2_miraflores.1";
const costsOf = (who: string, plan = week) =>
  planCosts(facts, readPlan(new URLSearchParams(`${plan}&${who}`)).plan);
const lineOf = (who: string, item: string, plan = week) =>
  costsOf(who, plan).lines.find((line) => line.item === item)?.soles.midRange ?? [0, 0];
const middle = ([from, to]: Range) => (from + to) / 2;

test("two adults pay what a plan has always cost, and twice that together", () => {
  const [usual, named] = [costsOf(""), costsOf("who=2a")];
  expect(named).toEqual(usual);
  expect(usual.lines.map(({ item }) => item)).not.toContain("singleRoom");
  expect(Math.abs(usual.together.midRange[0] - 2 * usual.total.midRange[0])).toBeLessThanOrEqual(100);
});

test("one person alone pays for a whole room and a whole car, and for no empty bed in a dormitory", () => {
  const alone = costsOf("who=1a");
  const nights = 7;
  const room = alone.lines.find(({ item }) => item === "singleRoom");
  expect(room?.soles.midRange).toEqual(singleRoomExtra(facts, "midRange").map((soles) => soles * nights));
  expect(room?.soles.backpacker).toEqual([0, 0]);
  expect(alone.together).toEqual(alone.total);
  // The taxi from the airport, 12–24 dollars, there and back.
  const taxi = (who: string) => middle(lineOf(who, "rides", "plan=v1_miraflores.1"));
  expect(taxi("who=1a")).toBeCloseTo(36 * facts(exchangeRates).usd.soles);
  expect(taxi("who=1a")).toBeCloseTo(2 * taxi(""));
});

test("nights on a bus, in a lodge and with a family on the lake are no room for which one pays alone", () => {
  const room = (stops: string) => lineOf("who=1a", "singleRoom", `plan=v1_${stops}`);
  const one = room("arequipa.1");
  expect(room("nazca.1_arequipa.1.nightBus")).toEqual(room("arequipa.2"));
  expect(room("arequipa.1_tambopata.2_amantani.1")).toEqual(one);
});

test("of three adults one sleeps alone, and what that costs is shared; a child sleeps with its parents", () => {
  const whole = lineOf("who=1a", "singleRoom");
  expect(lineOf("who=3a", "singleRoom")[0]).toBeCloseTo(whole[0] / 3);
  for (const who of ["who=4a", "who=1a_5", "who=3a_5", "who=2a_5"])
    expect(lineOf(who, "singleRoom")).toEqual([0, 0]);
});

test("four share a car, and five take two", () => {
  const taxi = (who: string) => middle(lineOf(who, "rides", "plan=v1_miraflores.1"));
  const cars = (who: string, size: number) => (taxi(who) * size) / taxi("who=1a");
  expect(cars("who=2a_5_9", 4)).toBeCloseTo(1);
  expect(cars("who=2a_5_9_11", 5)).toBeCloseTo(2);
  expect(cars("who=8a", 8)).toBeCloseTo(2);
});

test("children count as adults, but for the entry to Machu Picchu, free for the smallest, and their ticket of the Colca", () => {
  const { foreign, freeBelowAge } = facts(machuPicchuPrices);
  const ruins = (who: string) => lineOf(who, "machuPicchu")[0];
  expect(ruins(`who=2a_${freeBelowAge}`)).toBe(ruins(""));
  expect((ruins("") - ruins(`who=2a_${freeBelowAge - 1}`)) * 3).toBeCloseTo(foreign);
  const { soles, child, childAges } = facts(trekTickets).colca;
  const colca = (who: string) => lineOf(who, "entries", "plan=v1_yanque.2")[0];
  expect(colca("")).toBe(soles);
  expect(colca(`who=2a_${childAges[1] + 1}`)).toBe(soles);
  expect(colca(`who=2a_${childAges[1]}_1`)).toBeCloseTo((2 * soles + 2 * child) / 4);
  expect(lineOf("who=2a_5", "days")).toEqual(lineOf("", "days"));
  const family = costsOf("who=2a_5_9");
  const spent = facts(dailyCosts).soles.midRange.bed[0] * 4 * 7;
  expect(family.together.midRange[0]).toBeGreaterThan(spent);
  expect(Math.abs(family.together.midRange[0] - 4 * family.total.midRange[0])).toBeLessThanOrEqual(200);
});
