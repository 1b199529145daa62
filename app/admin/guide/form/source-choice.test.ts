import { expect, test } from "vitest";
import { sourceOf } from "./source-choice.tsx";

test("a translation stands beside what was chosen, else what was changed, else what was chosen before, else Hungarian", () => {
  const none = { now: null, before: null };
  expect(sourceOf("es", undefined, none)).toBe("hu");
  expect(sourceOf("es", undefined, { now: null, before: "en" })).toBe("en");
  expect(sourceOf("es", "hu", { now: null, before: "en" })).toBe("hu");
  expect(sourceOf("es", "hu", { now: "en", before: null })).toBe("en");
});

test("no language is its own source, and the Hungarian text has one only where there is a reason", () => {
  expect(sourceOf("en", undefined, { now: "en", before: "en" })).toBe("hu");
  expect(sourceOf("hu", undefined, { now: null, before: null })).toBeUndefined();
  expect(sourceOf("hu", undefined, { now: null, before: "en" })).toBeUndefined();
  expect(sourceOf("hu", "en", { now: null, before: null })).toBe("en");
  expect(sourceOf("hu", undefined, { now: "es", before: null })).toBe("es");
});
