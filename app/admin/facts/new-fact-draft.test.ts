import { expect, test } from "vitest";
import { ownFactKey } from "#api/facts/own-fact-id.ts";
import { facts as texts } from "#i18n/admin/en/facts.ts";
import { emptyNewFact, newFactErrors, newFactOf } from "./new-fact-draft.ts";

const today = "2026-11-23";
const draft = {
  ...emptyNewFact(today),
  names: { hu: "csónak", en: "boat", es: " balsa " },
  value: "10,5",
  sourceName: "Uros",
};

test("a second number makes a range of the value", () => {
  expect(newFactOf(draft)).toMatchObject({
    type: "soles",
    names: { hu: "csónak", en: "boat", es: "balsa" },
    record: { value: { value: 10.5 }, source: { name: "Uros", url: null } },
  });
  const range = newFactOf({ ...draft, to: "15" });
  expect(range).toMatchObject({ type: "soles range", record: { value: { value: [10.5, 15] } } });
  expect(newFactErrors(range, today, texts)).toEqual({});
  // An end left from a number is not sent with a text.
  expect(newFactOf({ ...draft, to: "15", type: "text" })).toMatchObject({
    type: "text",
    record: { value: { value: "10,5" } },
  });
});

test.each([
  ["Boat to the Uros", "boatToTheUros"],
  ["2 soles, señor", "solesSenor"],
  ["A", "facta"],
  ["李明", "fact"],
  ["a way that is as long as nobody would call it", "aWayThatIsAsLongAsNobodyWouldCallIt"],
  ["Accommodation ".repeat(5), "accommodationAccommodationAccommodationA"],
])("the id of %s is made from it: %s", (en, key) => {
  expect(newFactOf({ ...draft, names: { ...draft.names, en } }).key).toBe(key);
  expect(key).toMatch(ownFactKey);
});

test.each([
  [{ value: "" }, "value.value", texts.faults.number],
  [{ value: "", to: "15" }, "value.value.0", texts.faults.number],
  [{ to: "9" }, "value.value.1", texts.faults.reversed],
  [{ type: "count" }, "value.value", texts.faults.whole],
  [{ type: "date", value: "2026-02-30" }, "value.value", texts.faults.date],
  [{ names: { ...draft.names, es: " " } }, "names.es", texts.faults.missing],
  [{ names: { ...draft.names, hu: "a".repeat(121) } }, "names.hu", texts.added.nameTooLong(120)],
  [{ sourceName: "" }, "source.name", texts.faults.missing],
  [{ checkedOn: "2026-11-24" }, "checkedOn", texts.faults.future],
] as const)("of a new fact %o is refused at the field", (part, field, text) => {
  expect(newFactErrors(newFactOf({ ...draft, ...part }), today, texts)).toEqual({ [field]: text });
});
