import { expect, test } from "vitest";
import { formatMonths } from "./format-months.ts";

test.each([
  ["hu", "április–május és szeptember–október"],
  ["en", "April–May and September–October"],
  ["es", "abril–mayo y setiembre–octubre"],
] as const)("neighbouring months are a range in %s", (language, words) => {
  expect(formatMonths([4, 5, 9, 10], language)).toBe(words);
});

test("a range may run over the end of the year, wherever the list begins", () => {
  expect(formatMonths([12, 1, 2, 3, 4], "en")).toBe("December–April");
  expect(formatMonths([1, 2, 3, 4, 12], "en")).toBe("December–April");
});

test("months that stand alone are listed", () => {
  expect(formatMonths([5, 9], "hu")).toBe("május és szeptember");
});

test("twelve months are all year", () => {
  expect(formatMonths([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "es")).toBe("todo el año");
});
