import { expect, test } from "vitest";
import { dayOfStep, preparations, steps } from "./preparations.ts";
import { readDeparture } from "./read-departure.ts";

const daysFor = (departure: string) => steps.map((step) => dayOfStep(step, departure));

test("the steps lead up to the departure, by the calendar's months", () => {
  expect(daysFor("2027-03-14")).toEqual([
    "2026-09-14",
    "2026-12-14",
    "2027-02-14",
    "2027-03-07",
    "2027-03-14",
  ]);
});

test("where a month is shorter its last day is meant", () => {
  expect(daysFor("2027-08-31").slice(0, 3)).toEqual(["2027-02-28", "2027-05-31", "2027-07-31"]);
});

test("no two things share an id, by which the device keeps their ticks", () => {
  const items = steps.flatMap((step): string[] => [...preparations[step]]);
  expect(new Set(items).size).toBe(items.length);
});

test.each([
  ["?departure=2027-03-14", { typed: "2027-03-14", day: "2027-03-14" }],
  ["?departure=2027-02-30", { typed: "2027-02-30", day: null }],
  ["?departure=1999-05-01", { typed: "1999-05-01", day: null }],
  ["?departure=", { typed: "", day: null }],
  ["", { typed: "", day: null }],
])("an address with %s is read", (query, read) => {
  expect(readDeparture(new URLSearchParams(query))).toEqual(read);
});
