import { expect, test } from "vitest";
import { formatDuration, formatHours, formatTravelTime } from "./format-duration.ts";

test("hours and minutes are told together", () => {
  expect(formatDuration(80, "hu")).toBe("1\u00a0óra 20\u00a0perc");
  expect(formatDuration(120, "en")).toBe("2\u00a0hours");
  expect(formatDuration(45, "es")).toBe("45\u00a0min");
});

test("a span of hours names the unit once", () => {
  expect(formatHours(3, "hu", 3.5)).toBe("3–3,5\u00a0óra");
  expect(formatHours(7, "es", 7)).toBe("7\u00a0horas");
  expect(formatHours(1, "en")).toBe("1\u00a0hour");
});

test("a ride is told in minutes, or in hours when it is long", () => {
  expect(formatTravelTime([80, 80], "hu")).toBe("1\u00a0óra 20\u00a0perc");
  expect(formatTravelTime([75, 90], "en")).toBe("75–90\u00a0min");
  expect(formatTravelTime([60, 120], "en")).toBe("1–2\u00a0hours");
  expect(formatTravelTime([210, 240], "es")).toBe("3.5–4\u00a0horas");
});
