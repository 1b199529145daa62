import { expect, test } from "vitest";
import { presentName, withPresentNames } from "./renamed-fields.ts";

test("what was stored under a former name is read under the present one", () => {
  const id = "borders.transitPermits.esta";
  expect(withPresentNames(id, { usd: 41, hungarianYears: 2 })).toEqual({ usd: 41, validYears: 2 });
  expect(presentName(`${id}.hungarianYears`)).toBe(`${id}.validYears`);
});

test("every other name stays", () => {
  expect(presentName("costs.transportPrices.limaIca")).toBe("costs.transportPrices.limaIca");
  expect(withPresentNames("borders.transferFee", { usd: 11 })).toEqual({ usd: 11 });
});
