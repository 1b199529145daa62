import { expect, test } from "vitest";
import { formatDuration, formatHours } from "./format-duration.ts";

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
