import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";

test.each([
  ["hu", "2026. május 1."],
  ["en", "1 May 2026"],
  ["es", "1 de mayo de 2026"],
] as const)("a day in %s", (language, day) => {
  expect(formatDate("2026-05-01T23:59:59.000Z", language)).toBe(day);
});
