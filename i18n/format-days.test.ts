import { expect, test } from "vitest";
import { formatDays } from "./format-days.ts";
import type { Language } from "./languages.ts";

function written(from: string, to: string, language: Language): string {
  const days = formatDays(from, to, language);
  return days.from + days.dash + days.to;
}

test("one day comes with its weekday", () => {
  expect(written("2026-04-02", "2026-04-02", "hu")).toBe("április 2., csütörtök");
  expect(written("2026-04-02", "2026-04-02", "en")).toBe("Thursday 2 April");
  expect(written("2026-04-02", "2026-04-02", "es")).toBe("jueves, 2 de abril");
});

test("days of one month name it once, with an en dash between them", () => {
  expect(written("2026-07-15", "2026-07-18", "hu")).toBe("július 15–18.");
  expect(written("2026-07-15", "2026-07-18", "en")).toBe("15–18 July");
  expect(written("2026-07-15", "2026-07-18", "es")).toBe("15–18 de julio");
});

test("days of two months name both, with blanks around the dash", () => {
  expect(written("2026-03-29", "2026-04-05", "hu")).toBe("március 29. – április 5.");
  expect(written("2026-03-29", "2026-04-05", "en")).toBe("29 March – 5 April");
  expect(written("2026-03-29", "2026-04-05", "es")).toBe("29 de marzo – 5 de abril");
});
