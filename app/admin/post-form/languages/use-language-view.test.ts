import { expect, test } from "vitest";
import { pairBeside, parseChoice, withColumn, withShown } from "./use-language-view.ts";

test("a language chosen for the other column changes places", () => {
  expect(withColumn(["hu", "en"], 0, "en")).toEqual(["en", "hu"]);
  expect(withColumn(["hu", "en"], 1, "es")).toEqual(["hu", "es"]);
});

test("the source stands on the left, and on the right what is looked at or was there the last time", () => {
  expect(pairBeside("en", ["en"])).toEqual(["en", "hu"]);
  expect(pairBeside("hu", ["hu"])).toEqual(["hu", "en"]);
  expect(pairBeside("en", ["es"])).toEqual(["en", "es"]);
  expect(pairBeside("en", ["hu", "en"])).toEqual(["en", "hu"]);
  expect(pairBeside("es", ["hu", "en"])).toEqual(["es", "hu"]);
  expect(withShown(["en", "hu"], "es")).toEqual(["en", "es"]);
  expect(withShown(["en", "hu"], "en")).toEqual(["en", "hu"]);
});

test("a remembered choice that is none is forgotten", () => {
  expect(parseChoice("pair hu es")).toEqual({ wantsPair: true, last: ["hu", "es"] });
  expect(parseChoice("tabs en es")).toEqual({ wantsPair: false, last: ["en", "es"] });
  for (const text of [null, "", "pair hu hu", "pair hu de"]) expect(parseChoice(text)).toBeNull();
});
