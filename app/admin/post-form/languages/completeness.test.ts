import { expect, test } from "vitest";
import { completeness } from "./completeness.tsx";
import { emptyFields, isStarted } from "#app/admin/post-form/store/post-fields.ts";

test("title, summary and content count, the description of the cover does not", () => {
  const fields = { ...emptyFields(), "en.title": "Hike", "en.coverAlt": "A path" };
  expect(completeness(fields, "en")).toBe(1);
  expect(completeness({ ...fields, "en.summary": "Short", "en.content": "<p>Long</p>" }, "en")).toBe(3);
});

test("white space is nothing written", () => {
  const fields = { ...emptyFields(), "es.title": "  " };
  expect(completeness(fields, "es")).toBe(0);
  expect(isStarted(fields, "es")).toBe(false);
});

test("a description of the cover alone is a beginning", () => {
  expect(isStarted({ ...emptyFields(), "es.coverAlt": "Un camino" }, "es")).toBe(true);
});
