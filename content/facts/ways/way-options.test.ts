import { expect, test } from "vitest";
import { overridesOfPair } from "./way-options.ts";

test("a pair's page hears of the corrected facts that it draws, and of no other", () => {
  const value = { leaves: "8:00", unconfirmed: true };
  const override = { value, asOf: "2026-11", isEstimate: false };
  const overrides = { "ways.departures.titicacaTrain": override, "costs.limaMeal": override };
  expect(Object.keys(overridesOfPair("cusco-puno", overrides))).toEqual(["ways.departures.titicacaTrain"]);
  expect(overridesOfPair("lima-iquitos", overrides)).toEqual({});
});
