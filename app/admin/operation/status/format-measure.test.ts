import { expect, test } from "vitest";
import { formatMeasure } from "./format-measure.ts";

test.each([
  ["hu", "12,3 GB", "50 ms"],
  ["en", "12.3 GB", "50 ms"],
  ["es", "12.3 GB", "50 ms"],
] as const)("measures in %s have their unit", (language, size, time) => {
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  expect(plain(formatMeasure(12.345, language, "gigabyte"))).toBe(size);
  expect(plain(formatMeasure(50, language, "millisecond"))).toBe(time);
  expect(formatMeasure(7, language)).toBe("7");
});
