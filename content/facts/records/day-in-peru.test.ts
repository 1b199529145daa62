import { expect, test } from "vitest";
import { dayInPeru, startOfDayInPeru } from "./day-in-peru.ts";

test("the day in Peru begins five hours after that of Greenwich", () => {
  expect(dayInPeru(new Date("2026-07-28T04:59:59Z"))).toBe("2026-07-27");
  expect(dayInPeru(new Date("2026-07-28T05:00:00Z"))).toBe("2026-07-28");
  expect(startOfDayInPeru("2026-07-28")).toEqual(new Date("2026-07-28T05:00:00Z"));
});
