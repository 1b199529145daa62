import { expect, test } from "vitest";
import {
  chosenTimeOf,
  formatScheduled,
  formatShortMoment,
  formatWeekday,
  momentOf,
  tomorrowMorning,
} from "./moments.ts";

test("date and time controls are read in the zone of the device, and written as they are read", () => {
  const moment = new Date(2027, 0, 5, 9, 30);
  expect(chosenTimeOf(moment)).toEqual({ date: "2027-01-05", time: "09:30" });
  expect(momentOf({ date: "2027-01-05", time: "09:30" })).toEqual(moment);
});

test.each([
  { date: "", time: "09:30" },
  { date: "2027-01-05", time: "" },
])("half a moment is none: %o", (chosen) => {
  expect(momentOf(chosen)).toBeNull();
});

test("tomorrow is the next day at the end of a year too", () => {
  expect(tomorrowMorning(new Date(2026, 11, 31, 23, 59))).toEqual(new Date(2027, 0, 1, 9));
});

test("a moment is told in the zone of its readers", () => {
  const moment = "2027-01-05T02:00:00Z";
  expect(formatScheduled(moment, "en", "Europe/Budapest")).toMatch(/^Tuesday, 5 January 2027.*03:00$/);
  expect(formatScheduled(moment, "en", "America/Lima")).toMatch(/^Monday, 4 January 2027.*21:00$/);
});

test.each([
  ["hu", "dec. 4., péntek 10:00", "2027. jan. 5., kedd 15:30"],
  ["en", "Friday 4 Dec, 10:00", "Tuesday, 5 Jan 2027, 15:30"],
  ["es", "viernes, 4 dic., 10:00", "martes, 5 de ene. de 2027, 15:30"],
] as const)(
  "a list tells a moment by twenty-four hours, and the year of another year, in %s",
  (language, near, far) => {
    const now = new Date(2026, 10, 30);
    const told = [new Date(2026, 11, 4, 10), new Date(2027, 0, 5, 15, 30)].map((moment) =>
      formatShortMoment(moment.toISOString(), language, now),
    );
    expect(told).toEqual([near, far]);
  },
);

test.each([
  ["hu", "kedd"],
  ["en", "Tuesday"],
  ["es", "martes"],
] as const)("the weekday of a chosen day is told in %s", (language, weekday) => {
  expect(formatWeekday(new Date(2027, 0, 5, 9, 30), language)).toBe(weekday);
});
