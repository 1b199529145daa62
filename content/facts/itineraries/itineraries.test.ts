import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import { bedsOf, itineraries, itineraryIds, staysOf, tripMeasures } from "./itineraries.ts";
import { doorToDoor } from "./door-to-door.ts";
import { dayPrices, valleyRule, type Trip } from "./trip.ts";
import { back, ways, withEnds } from "./ways.ts";

/** The number of nights that the page promises for each. */
const nights = {
  "one-week": 7,
  "ten-days": 9,
  "two-weeks": 14,
  "cusco-jungle": 14,
  "three-weeks": 21,
  slow: 20,
  "with-children": 14,
  north: 13,
};

const heightOf = (id: PlaceId) => places[id].altitude;
const trips = itineraryIds.map((id): [string, Trip] => [id, itineraries[id]]);

test.each(itineraryIds)("the nights of %s sum up to what its name says", (id) => {
  const stays = staysOf(itineraries[id]);
  expect(stays.reduce((sum, stay) => sum + stay.nights, 0)).toBe(nights[id]);
  expect(tripMeasures(facts, id).nights).toBe(nights[id]);
});

test.each(trips)("%s leaves out no day", (_, { days }) => {
  let next = 1;
  for (const { day, until = day } of days) {
    expect(day).toBe(next);
    expect(until).toBeGreaterThanOrEqual(day);
    next = until + 1;
  }
  expect(days.filter(({ sleep }) => sleep === "home")).toEqual([days.at(-1)]);
});

test.each(trips)(
  "in %s each ride begins where the one before ended, and the last leads to the bed",
  (_, { days }) => {
    let at: PlaceId = "airport-lim";
    for (const { day, legs = [], sleep } of days) {
      for (const { from, to } of legs.map(facts)) {
        expect(from, `day ${day}`).toBe(at);
        at = to;
      }
      if (sleep === "bus") expect(legs.map(facts).at(-1)?.by, `day ${day}`).toBe("nightBus");
      else expect(at, `day ${day}`).toBe(sleep === "home" ? "airport-lim" : sleep);
    }
  },
);

test.each(trips)("%s spends the night before the flight home in Lima, with a day to spare", (_, { days }) => {
  const spare = days.filter(({ isSpare }) => isSpare);
  expect(spare).toEqual([days.at(-2)]);
  expect(spare[0]?.sleep).toBe("miraflores");
});

test.each(trips)("%s has no two night buses in a row", (_, { days }) => {
  const onTheBus = days.map(({ sleep }) => sleep === "bus");
  expect(onTheBus.some((isBus, index) => isBus && onTheBus[index + 1])).toBe(false);
});

test.each(trips)("%s begins low in the mountains: in the valley, or by degrees", (_, trip) => {
  const beds = bedsOf(trip);
  const first = beds.findIndex((bed) => heightOf(bed) > valleyRule.above);
  if (first === -1) return;
  const [before = "miraflores", bed = "miraflores"] = beds.slice(first - 1, first + 1);
  const isFromTheSea = heightOf(before) < 1000;
  if (isFromTheSea) expect(valleyRule.valley).toContain(bed);
  else expect(heightOf(before)).toBeGreaterThanOrEqual(2000);
});

test.each(trips)("%s climbs above five kilometres only after three nights above three", (_, { days }) => {
  const asNights = days.flatMap(({ day, until = day, sleep, outing }) =>
    Array.from({ length: until - day + 1 }, () => ({ sleep, outing })),
  );
  for (const [index, { outing }] of asNights.entries()) {
    if (!outing || heightOf(outing.to) < 5000) continue;
    const high = asNights
      .slice(0, index)
      .filter(({ sleep }) => sleep !== "bus" && sleep !== "home" && heightOf(sleep) > 2800);
    expect(high.length).toBeGreaterThanOrEqual(3);
  }
});

test.each(trips)("the rides of a day alone never cost more than %s says of the day", (_, { days }) => {
  for (const { day, until = day, legs = [], price } of days) {
    // On the way home a taxi alone is left, and no price is printed.
    if (price === "none" || price === "highest") continue;
    const middle = legs.map(facts).reduce((sum, { usd = [0, 0] }) => sum + (usd[0] + usd[1]) / 2, 0);
    expect(middle / (until - day + 1), `day ${day}`).toBeLessThanOrEqual(dayPrices[price].to);
  }
});

test("Puno is slept in only after Arequipa and two nights in the Colca", () => {
  for (const [, trip] of trips) {
    const stays = staysOf(trip);
    const puno = stays.findIndex(({ place }) => place === "puno");
    if (puno === -1) continue;
    expect(stays.slice(0, puno).map(({ place }) => place)).toContain("arequipa");
    expect(stays[puno - 1]).toEqual({ place: "yanque", nights: 2 });
  }
});

test("a flight takes what its airports take besides, and a change of planes up to the gap between two bookings", () => {
  const toIquitos = { ...facts(ways).limaCusco, to: "iquitos", minutes: [110, 110] } as const;
  expect(doorToDoor([facts(ways).limaCusco])).toEqual([80 + 180, 80 + 240]);
  // By car to the airport of Talara, then two flights with a change in Lima.
  expect(doorToDoor([facts(ways).mancoraTalara, facts(ways).talaraLima, toIquitos])).toEqual([
    60 + 90 + 105 + 180 + 110 + 60,
    105 + 120 + 105 + 300 + 110 + 75,
  ]);
  // On from the plane from abroad, and back to the one home.
  expect(doorToDoor([withEnds(facts(ways).limaCusco, "airport-lim", "cusco")])).toEqual([
    180 + 80 + 60,
    300 + 80 + 75,
  ]);
  expect(doorToDoor([withEnds(facts(back("limaCusco")), "cusco", "airport-lim")])).toEqual([
    120 + 80,
    165 + 80,
  ]);
});

test("the longest day of a trip is summed from its rides", () => {
  // The flight to Cusco with its airports, and down to Urubamba.
  expect(tripMeasures(facts, "with-children").longest).toEqual([180 + 80 + 75, 240 + 80 + 90]);
  // No night bus, and no coach for tourists: six hours to Puno, six or seven to Cusco.
  expect(tripMeasures(facts, "two-weeks").longest).toEqual([360, 420]);
  expect(tripMeasures(facts, "one-week").highest).toBe("cusco");
});
