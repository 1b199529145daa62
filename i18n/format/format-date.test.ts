import { expect, test } from "vitest";
import { formatDate, formatTime } from "./format-date.ts";

test.each([
  ["hu", "2026. május 1."],
  ["en", "1 May 2026"],
  ["es", "1 de mayo de 2026"],
] as const)("a day in %s", (language, day) => {
  expect(formatDate("2026-05-01T23:59:59.000Z", language)).toBe(day);
});

test("English has the twelve-hour clock, without minutes at the full hour", () => {
  expect(formatTime("9:00", "en")).toBe("9\u00a0am");
  expect(formatTime("17:30", "en")).toBe("5:30\u00a0pm");
  expect(formatTime("20:05", "en")).toBe("8:05\u00a0pm");
});

test("noon is 12 pm and midnight 12 am", () => {
  expect(formatTime("12:00", "en")).toBe("12\u00a0pm");
  expect(formatTime("0:00", "en")).toBe("12\u00a0am");
});

test("Spanish and Hungarian keep the twenty-four hours", () => {
  expect(formatTime("17:30", "es")).toBe("17:30");
  expect(formatTime("9:00", "hu")).toBe("9:00");
});
