import { expect, test } from "vitest";
import { holidayDays, newerHolidays } from "./holiday-days.ts";

test("a feast that hangs on Easter is told with its days of the year", () => {
  expect(holidayDays("qoyllur-riti", 2027, "en")).toBe("23–25 May");
  expect(holidayDays("viernes-santo", 2028, "hu")).toContain("április 14.");
});

test("the newer days off are those of 2022 to 2024, the oldest first", () => {
  expect(newerHolidays.map(({ since }) => since)).toEqual([2022, 2022, 2023, 2024]);
});
