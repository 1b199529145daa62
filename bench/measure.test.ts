import { expect, test } from "vitest";
import { formatLimit, formatValues, holds, median, type Measure } from "./measure.ts";

const paint: Measure = {
  subject: "home",
  what: "LCP",
  values: [1.2, 1.1],
  unit: "s",
  limit: { atMost: 1.2 },
};

test("a limit holds when every value keeps to it, itself included", () => {
  expect(holds(paint)).toBe(true);
  expect(holds({ ...paint, values: [1.1, 1.21] })).toBe(false);
  expect(holds({ ...paint, limit: { atLeast: 1.1 } })).toBe(true);
  expect(holds({ ...paint, limit: { atLeast: 1.2 } })).toBe(false);
});

test("a value is judged as it is written, so that the table does not contradict itself", () => {
  expect(holds({ ...paint, values: [1.204] })).toBe(true);
  expect(holds({ ...paint, values: [1.206] })).toBe(false);
});

test("what could not be measured holds no limit, and what has no limit holds neither way", () => {
  expect(holds({ ...paint, values: [1, Number.NaN] })).toBe(false);
  const { limit: _, ...free } = paint;
  expect(holds(free)).toBeNull();
});

test("values and limits are written with their unit", () => {
  expect(formatValues(paint)).toBe("1.20 / 1.10 s");
  expect(formatValues({ ...paint, values: [Number.NaN], unit: "" })).toBe("–");
  expect(formatLimit(paint)).toBe("≤ 1.2 s");
  expect(formatLimit({ ...paint, unit: "×", limit: { atLeast: 0.4 } })).toBe("≥ 0.4 ×");
});

test("the median is the middle value, or lies between the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 9, 2])).toBe(3);
  expect(median([])).toBeNaN();
});
