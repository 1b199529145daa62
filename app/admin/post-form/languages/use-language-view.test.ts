import { expect, test } from "vitest";
import { parseChoice, withColumn } from "./use-language-view.ts";

test("a language chosen for the other column changes places", () => {
  expect(withColumn(["hu", "en"], 0, "en")).toEqual(["en", "hu"]);
  expect(withColumn(["hu", "en"], 1, "es")).toEqual(["hu", "es"]);
});

test("a remembered choice that is none is forgotten", () => {
  expect(parseChoice("pair hu es")).toEqual({ wantsPair: true, pair: ["hu", "es"] });
  expect(parseChoice("tabs en es")).toEqual({ wantsPair: false, pair: ["en", "es"] });
  for (const text of [null, "", "pair hu hu", "pair hu de"]) expect(parseChoice(text)).toBeNull();
});
