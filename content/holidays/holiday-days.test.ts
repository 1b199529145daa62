import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { printAs } from "#content/documents/fact-formats.ts";
import { holidays } from "#content/facts/holidays/holidays.ts";
import { daysOff, holiday, holidayOn } from "./holiday-days.ts";

test("a feast that hangs on Easter is told with its days of the year", () => {
  expect(printAs(defaultFacts, "days", holidayOn(defaultFacts, "qoyllur-riti", 2027), "en")).toBe(
    "23–25 May",
  );
  expect(printAs(defaultFacts, "days", holidayOn(defaultFacts, "viernes-santo", 2028), "hu")).toContain(
    "április 14.",
  );
});

test("the newer days off are those of 2022 to 2024, the oldest first", () => {
  const told = ["junin", "ayacucho", "fuerza-aerea", "bandera"] as const;
  expect(told.map((id) => holiday(id).since)).toEqual([2022, 2022, 2023, 2024]);
  expect(holidays.filter((one) => "since" in one)).toHaveLength(told.length);
  expect(daysOff()).toBe(16);
});
