import { expect, test } from "vitest";
import { z } from "zod";
import { monthMarks, type TravelZone } from "./best-months.ts";

const zones: TravelZone[] = ["coast", "andes", "amazon"];

test.each(zones)("each month of the %s has a mark", (zone) => {
  const marks = z.array(z.enum(["best", "possible", "avoid"])).length(12);
  expect(marks.safeParse(monthMarks(zone)).error).toBeUndefined();
});

test("the season of the Andes is dry, that of the coast is the southern summer", () => {
  expect(monthMarks("andes")[1]).toBe("avoid");
  expect(monthMarks("andes")[6]).toBe("best");
  expect(monthMarks("coast")[11]).toBe("best");
  expect(monthMarks("coast")[6]).toBe("possible");
});
