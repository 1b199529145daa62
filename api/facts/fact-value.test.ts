import { expect, test } from "vitest";
import { faultsOf, hasShapeOf, leavesOf, withLeaf } from "./fact-value.ts";

const byDefault = {
  value: {
    opens: "9:00",
    closes: "17:00",
    price: [10, 20],
    currency: "PEN",
    month: 3,
    since: "2026-02-01",
    ships: [{ seats: 12, name: "Yavari" }],
    feast: -3,
  },
  fields: {
    opens: "opening",
    closes: "closing",
    price: "soles range",
    month: "monthNumber",
    since: "date",
    "ships.*.seats": "count",
    "ships.*.name": "text",
    feast: "dayOffset",
  },
} as const;

test("what may be changed is what the types lead to, each end of a range by itself", () => {
  expect(leavesOf(byDefault).map(({ path, type, value }) => [path, type, value])).toEqual([
    ["opens", "opening", "9:00"],
    ["closes", "closing", "17:00"],
    ["price.0", "soles", 10],
    ["price.1", "soles", 20],
    ["month", "monthNumber", 3],
    ["since", "date", "2026-02-01"],
    ["ships.0.seats", "count", 12],
    ["ships.0.name", "text", "Yavari"],
    ["feast", "dayOffset", -3],
  ]);
});

test.each([
  ["price.0", -1, "value.price.0", "negative"],
  ["price.0", 21, "value.price", "reversed"],
  ["price.0", "10", "value.price.0", "number"],
  ["price", [10], "value.price", "shape"],
  ["currency", "USD", "value.currency", "shape"],
  ["closes", "9:00", "value.closes", "closing"],
  ["opens", "17:30", "value.closes", "closing"],
  ["opens", "25:00", "value.opens", "time"],
  ["month", 13, "value.month", "monthNumber"],
  ["since", "2026-02-30", "value.since", "date"],
  ["ships.0.seats", 1.5, "value.ships.0.seats", "whole"],
  ["ships.0.name", " ", "value.ships.0.name", "text"],
  ["more", 1, "value", "shape"],
] as const)("%s cannot be %j", (path, leaf, at, fault) => {
  expect(faultsOf(byDefault, withLeaf<object>(byDefault.value, path, leaf))).toEqual({ [at]: fault });
});

test.each([
  ["opens", "09:30"],
  ["closes", "20:00"],
  ["feast", -10],
  ["price.1", 22.5],
])("%s can be %j", (path, leaf) => {
  expect(faultsOf(byDefault, withLeaf<object>(byDefault.value, path, leaf))).toEqual({});
});

test("a stored value stands as long as its shape is the default's, though its type would refuse it by now", () => {
  expect(hasShapeOf(byDefault, withLeaf<object>(byDefault.value, "ships.0.seats", 12.5))).toBe(true);
  expect(hasShapeOf(byDefault, withLeaf<object>(byDefault.value, "since", 2026))).toBe(false);
  expect(hasShapeOf(byDefault, withLeaf<object>(byDefault.value, "currency", "USD"))).toBe(false);
});
