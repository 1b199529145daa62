import { expect, test } from "vitest";
import { z } from "zod";
import { monthRatings, type TravelZone } from "./best-months.ts";

const zones: TravelZone[] = ["coast", "andes", "amazon"];

test.each(zones)("each month of the %s has a rating", (zone) => {
  const ratings = z.array(z.enum(["best", "possible", "avoid"])).length(12);
  expect(ratings.safeParse(monthRatings(zone)).error).toBeUndefined();
});

test("the season of the Andes is dry, that of the coast is the southern summer", () => {
  expect(monthRatings("andes")[1]).toBe("avoid");
  expect(monthRatings("andes")[6]).toBe("best");
  expect(monthRatings("coast")[11]).toBe("best");
  expect(monthRatings("coast")[6]).toBe("possible");
});
