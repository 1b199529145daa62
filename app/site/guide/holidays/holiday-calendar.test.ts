import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { calendarYear, holidaysOfYear, holidayStates } from "./holiday-calendar.ts";

test("the holidays of a kind come by date, those that hang on Easter too", () => {
  const ids = holidaysOfYear(facts, "festival", 2028).map(({ id }) => id);
  expect(ids).toHaveLength(18);
  expect(ids.indexOf("semana-santa")).toBeLessThan(ids.indexOf("temblores"));
  const dates = holidaysOfYear(facts, "public", 2026).map(({ from }) => from);
  expect(dates).toHaveLength(16);
  expect(dates.toSorted()).toEqual(dates);
});

test("what ended is past, what lasts is now, and the first to come is next", () => {
  const dated = [
    { id: "semana-santa", from: "2026-03-29", to: "2026-04-05" },
    { id: "paucartambo", from: "2026-07-15", to: "2026-07-18" },
    { id: "arequipa", from: "2026-08-15", to: "2026-08-15" },
    { id: "puno", from: "2026-11-04", to: "2026-11-05" },
  ] as const;
  const statesOn = (day: string) => holidayStates([...dated], day);
  expect(statesOn("2026-07-14")).toEqual(["past", "next", null, null]);
  expect(statesOn("2026-07-15")).toEqual(["past", "now", "next", null]);
  expect(statesOn("2026-07-18")).toEqual(["past", "now", "next", null]);
  expect(statesOn("2026-07-19")).toEqual(["past", "past", "next", null]);
  expect(statesOn("2026-12-31")).toEqual(["past", "past", "past", "past"]);
});

test("two festivals that begin on one day are both the next", () => {
  const festivals = holidaysOfYear(facts, "festival", 2026);
  const states = holidayStates(festivals, "2026-06-20");
  const next = festivals.filter((_, index) => states[index] === "next").map(({ id }) => id);
  expect(next).toEqual(["inti-raymi", "san-juan"]);
});

test("after the last holiday of a year the next year's are of use", () => {
  expect(calendarYear(facts, "public", "2026-12-25")).toBe(2026);
  expect(calendarYear(facts, "public", "2026-12-26")).toBe(2027);
  expect(calendarYear(facts, "festival", "2026-12-25")).toBe(2027);
  expect(calendarYear(facts, "public", "2027-01-01")).toBe(2027);
});
