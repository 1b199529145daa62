import { expect, test } from "vitest";
import { formatNumber } from "./format-number.ts";

test("decimals and thousands are marked as the language does", () => {
  expect(formatNumber(26.1, "hu", 1)).toBe("26,1");
  expect(formatNumber(26, "en", 1)).toBe("26.0");
  expect(formatNumber(3399, "hu")).toBe("3399");
  expect(formatNumber(3399, "en")).toBe("3,399");
  expect(formatNumber(3399, "es")).toBe("3399");
  expect(formatNumber(10_000, "es")).toBe("10,000");
  expect(formatNumber(10_000, "hu")).toBe("10\u00a0000");
});

test("below zero stands a minus sign, not a hyphen, and zero has none", () => {
  expect(formatNumber(-1.3, "es", 1)).toBe("−1.3");
  expect(formatNumber(-0.2, "en")).toBe("0");
});
