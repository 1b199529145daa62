import { expect, test } from "vitest";
import { matchingItems } from "./slash-items.ts";

const items = ["Kép", "Képgaléria", "Videó", "Idézet", "Alcím (2. szint)"].map((label) => ({
  key: label,
  icon: null,
  label,
  choose: () => undefined,
}));

test.each([
  ["gal", ["Képgaléria"]],
  ["kep", ["Kép", "Képgaléria"]],
  ["id", ["Idézet", "Videó"]],
  ["szint", ["Alcím (2. szint)"]],
  ["2. szi", ["Alcím (2. szint)"]],
  ["xyz", []],
])("/%s offers blocks with these letters, first those that begin with them", (typed, labels) => {
  expect(matchingItems(items, typed).map(({ label }) => label)).toEqual(labels);
});
