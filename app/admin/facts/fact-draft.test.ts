import { expect, test } from "vitest";
import type { AdminFact } from "#api/facts/facts.ts";
import { facts as texts } from "#i18n/admin/en/facts.ts";
import { changeOf, draftOf, errorsOf } from "./fact-draft.ts";

const today = "2026-11-23";

// Only what a form reads.
const fact = {
  byDefault: { value: { range: [40, 55], currency: "PEN" }, checkedOn: "2025-12", isEstimate: false },
  value: { currency: "PEN", range: [41, 57.5] },
  fields: { range: "soles range" },
  source: { name: "Cruz del Sur", url: "https://www.cruzdelsur.com.pe" },
  validUntil: null,
  everyMonths: 6,
  note: "",
  isEstimate: false,
} as unknown as AdminFact;

test("a form that nobody touches sends the value as it stands, checked today", () => {
  const draft = draftOf(fact, today);
  expect(draft.leaves).toEqual({ "range.0": "41", "range.1": "57.5" });
  const change = changeOf(fact, draft);
  expect(change).toMatchObject({ value: { range: [41, 57.5], currency: "PEN" }, checkedOn: today });
  expect(errorsOf(fact, change, today, texts.faults)).toEqual({});
});

test("the last day of a fact that has ended is left out of the form", () => {
  expect(draftOf({ ...fact, validUntil: "2026-11-22" }, today).validUntil).toBe("");
  expect(draftOf({ ...fact, validUntil: today }, today).validUntil).toBe(today);
});

test("a decimal comma and groups of digits are understood", () => {
  const draft = { ...draftOf(fact, today), leaves: { "range.0": "1 040,5", "range.1": "1\u00a0100" } };
  expect(changeOf(fact, draft).value).toEqual({ range: [1040.5, 1100], currency: "PEN" });
});

test.each([
  [{ leaves: { "range.0": "", "range.1": "57" } }, "value.range.0", texts.faults.number],
  [{ leaves: { "range.0": "60", "range.1": "57" } }, "value.range.1", texts.faults.reversed],
  [{ leaves: { "range.0": "-1", "range.1": "57" } }, "value.range.0", texts.faults.negative],
  [{ sourceName: " " }, "source.name", texts.faults.missing],
  [{ sourceUrl: "cruzdelsur" }, "source.url", texts.faults.url],
  [{ checkedOn: "2026-11-24" }, "checkedOn", texts.faults.future],
  [{ validUntil: "2026-11-01" }, "validUntil", texts.faults.beforeCheck],
  [{ everyMonths: "0,5" }, "everyMonths", texts.faults.months],
])("%o is refused at the field", (part, field, text) => {
  const change = changeOf(fact, { ...draftOf(fact, today), ...part });
  expect(errorsOf(fact, change, today, texts.faults)).toEqual({ [field]: text });
});
