import { expect, test } from "vitest";
import { formatDays, formatDaysOfYear, formatOnDay } from "./format-days.ts";
import type { Language } from "#i18n/languages.ts";

function written(from: string, to: string, language: Language): string {
  const days = formatDays(from, to, language);
  return days.from + days.dash + days.to;
}

test("one day comes with its weekday", () => {
  expect(written("2026-04-02", "2026-04-02", "hu")).toBe("április 2., csütörtök");
  expect(written("2026-04-02", "2026-04-02", "en")).toBe("Thursday 2 April");
  expect(written("2026-04-02", "2026-04-02", "es")).toBe("jueves, 2 de abril");
});

test("a day on which something happens has its endings", () => {
  expect(formatOnDay("2027-06-22", "hu")).toBe("június 22-én, kedden");
  expect(formatOnDay("2027-06-22", "en")).toBe("Tuesday 22 June");
  expect(formatOnDay("2027-06-22", "es")).toBe("martes 22 de junio");
  // Endings as the days are read aloud: elsején, másodikán, harmadikán, negyedikén …
  const endings =
    "jén án án én én án én án én én én én án én én án én án én án én én án én én án én án én án én";
  const days = Array.from({ length: 31 }, (_, index) => `2027-08-${String(index + 1).padStart(2, "0")}`);
  expect(days.map((day) => /\d-(\S+),/.exec(formatOnDay(day, "hu"))?.[1])).toEqual(endings.split(" "));
  expect(days.slice(0, 7).map((day) => formatOnDay(day, "hu").split(", ")[1])).toEqual([
    "vasárnap",
    "hétfőn",
    "kedden",
    "szerdán",
    "csütörtökön",
    "pénteken",
    "szombaton",
  ]);
});

test("a stay names its month and its year once where both days share them", () => {
  expect(formatDaysOfYear("2027-02-01", "2027-02-14", "hu")).toBe("2027. február 1–14.");
  expect(formatDaysOfYear("2027-02-01", "2027-02-14", "en")).toBe("1–14 February 2027");
  expect(formatDaysOfYear("2027-02-01", "2027-03-02", "es")).toBe("1 de febrero – 2 de marzo de 2027");
  expect(formatDaysOfYear("2026-12-28", "2027-01-02", "en")).toBe("28 December 2026 – 2 January 2027");
  expect(formatDaysOfYear("2027-02-01", "2027-02-01", "hu")).toBe("2027. február 1.");
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
