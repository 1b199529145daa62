import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { itineraries, itineraryIds, staysOf } from "#content/facts/itineraries/itineraries.ts";
import { places } from "#content/facts/places/places.ts";
import { altitudeBreaches } from "./altitude-breaches.ts";
import { planPlaces, type PlanPlace } from "#content/trips/plan.ts";
import { campsOf, trekIds } from "#content/facts/treks/trek-stays.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";

const nights = (...stays: [PlanPlace, number][]) =>
  stays.flatMap(([place, count]) => Array.from({ length: count }, () => place));

const kinds = (...stays: [PlanPlace, number][]) =>
  altitudeBreaches(defaultFacts, nights(...stays)).map(({ kind, night }) => [kind, night]);

test("straight from the plane to Cusco breaks the rule of the first night, by the valley none is broken", () => {
  expect(kinds(["miraflores", 1], ["cusco", 3])).toEqual([["first-night", 1]]);
  expect(kinds(["cusco", 1])).toEqual([["first-night", 0]]);
  expect(kinds(["miraflores", 1], ["ollantaytambo", 2], ["aguas-calientes", 1], ["cusco", 2])).toEqual([]);
});

test("more than 500 m in a night are counted above 3,000 m alone", () => {
  expect(kinds(["arequipa", 2], ["puno", 1])).toEqual([["step", 2]]);
  expect(kinds(["arequipa", 2], ["yanque", 1])).toEqual([]);
});

test("a climb of 1,000 m above the line has a night of rest in it", () => {
  expect(kinds(["arequipa", 3], ["yanque", 1], ["puno", 2])).toEqual([["rest-day", 4]]);
  expect(kinds(["arequipa", 3], ["yanque", 2], ["puno", 2])).toEqual([]);
});

test("who has been down at the sea begins anew", () => {
  expect(kinds(["urubamba", 2], ["cusco", 3], ["miraflores", 1], ["cusco", 1])).toEqual([["first-night", 6]]);
});

test.each(itineraryIds)("the guide's itinerary %s keeps to the steps that the guide asks for", (id) => {
  const beds = staysOf(itineraries[id]).flatMap(({ place, nights: count }) =>
    place === "bus" ? [] : Array.from({ length: count }, () => place),
  );
  expect(altitudeBreaches(defaultFacts, beds)).toEqual([]);
});

test("camps need 500 m for each night above 3,000 m together, and a low one takes nothing away", () => {
  const camps = (base: PlanPlace, count: number, trek: TrekId, ...after: [PlanPlace, number][]) =>
    altitudeBreaches(defaultFacts, [...nights([base, count]), ...campsOf(trek), ...nights(...after)]).map(
      ({ kind, night }) => [kind, night],
    );
  // From 2,792 m to 3,000 and 3,600 m: 600 m in two nights, after one above the line; from the coast none went before.
  expect(camps("ollantaytambo", 1, "inca-trail")).toEqual([]);
  expect(camps("huaraz", 1, "huayhuash")).toEqual([
    ["first-night", 0],
    ["camp", 1],
  ]);
  expect(camps("huaraz", 2, "huayhuash")).toEqual([["first-night", 0]]);
  expect(camps("cusco", 2, "ausangate")).toEqual([["first-night", 0]]);
  expect(camps("caraz", 2, "santa-cruz")).toEqual([
    ["camp", 2],
    ["camp", 3],
  ]);
  // Camps at 1,900 m on the way to Choquequirao, and Cusco again.
  expect(camps("ollantaytambo", 2, "choquequirao", ["cusco", 1])).toEqual([]);
});

test("just 500 m for each night are not less than that", () => {
  const after = (metres: number) =>
    altitudeBreaches(defaultFacts, [
      ...nights(["ollantaytambo", 2], ["cusco", 2]),
      { trek: "ausangate", metres },
    ]);
  expect(after(4500)).toMatchObject([{ kind: "camp", to: 4500 }]);
  expect(after(4490)).toEqual([]);
});

test("no trek climbs for more than three nights on end: the day of rest every three or four days is in it", () => {
  for (const trek of trekIds) {
    let climbing = 0;
    for (const [night, { metres }] of campsOf(trek).entries()) {
      climbing = metres > (campsOf(trek)[night - 1]?.metres ?? 0) ? climbing + 1 : 0;
      expect(climbing, trek).toBeLessThanOrEqual(3);
    }
  }
});

/** The same rules once more, not night by night but as what is true of a night and of pairs of nights. */
function breachesByPairs(beds: readonly PlanPlace[]): { kind: string; night: number }[] {
  const heights = [0, ...beds.map((bed) => places[bed].altitude)];
  const indexes = heights.map((_, index) => index).slice(1);
  const metres = (index: number) => heights[index] ?? 0;
  const excused = new Set(indexes.filter((i) => ["urubamba", "ollantaytambo"].includes(beds[i - 1] ?? "")));
  const firsts = indexes.filter((i) => metres(i) > 2750 && metres(i - 1) < 2000 && !excused.has(i));
  const partAbove3000 = (i: number) => Math.max(metres(i), 3000) - Math.max(metres(i - 1), 3000);
  const steps = indexes.filter((i) => partAbove3000(i) > 500);
  const pairs = indexes.flatMap((high) => [0, ...indexes].map((low): [number, number] => [low, high]));
  // Nothing but climbing between the two: each bed higher than the last.
  const climbs = pairs.filter(
    ([low, high]) => low < high && indexes.every((i) => i <= low || i > high || metres(i) > metres(i - 1)),
  );
  const unrested = new Set(
    climbs
      .filter(([low, high]) => metres(high) - Math.max(2750, metres(low)) >= 1000)
      .map(([, high]) => high),
  );
  return indexes.flatMap((i) => {
    const kind = firsts.includes(i)
      ? "first-night"
      : steps.includes(i)
        ? "step"
        : unrested.has(i)
          ? "rest-day"
          : null;
    return kind ? [{ kind, night: i - 1 }] : [];
  });
}

/** A small generator with a seed (mulberry32), so that each run tries the same. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test("5,000 random itineraries give the same warnings by a second statement of the rules", () => {
  const random = randomNumbers(16);
  const pick = (count: number) => Math.floor(random() * count);
  const mountains = planPlaces.filter((place) => places[place].altitude > 1500);
  const seen = new Map<string, number>();
  for (let itinerary = 0; itinerary < 5000; itinerary++) {
    // Half of them keep to the mountains, where the rules bite.
    const choice = itinerary % 2 === 0 ? planPlaces : mountains;
    const stays = Array.from({ length: 1 + pick(9) }, (): [PlanPlace, number] => [
      choice[pick(choice.length)] ?? "miraflores",
      1 + pick(3),
    ]);
    const beds = nights(...stays);
    const found = altitudeBreaches(defaultFacts, beds).map(({ kind, night }) => ({ kind, night }));
    expect(found, JSON.stringify(stays)).toEqual(breachesByPairs(beds));
    for (const { kind } of found) seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  // All three kinds occur, often enough to be compared.
  expect([...seen.keys()].toSorted()).toEqual(["first-night", "rest-day", "step"]);
  expect(Math.min(...seen.values())).toBeGreaterThan(50);
});
