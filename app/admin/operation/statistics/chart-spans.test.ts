import { expect, test } from "vitest";
import { chartSpans } from "./chart-spans.ts";

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: `day ${index + 1}`, views: 2 }));

test("few days are bars of their own", () => {
  expect(chartSpans(daysOf(90))).toEqual({ spans: daysOf(90), isWeekly: false });
});

test("many days are shown by weeks, of which the last ends today", () => {
  const { spans, isWeekly } = chartSpans(daysOf(365));
  expect(isWeekly).toBe(true);
  expect(spans).toHaveLength(53);
  expect(spans[0]).toEqual({ day: "day 1", views: 2 });
  expect(spans.at(-1)).toEqual({ day: "day 359", views: 14 });
});
