import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { findDuringStay } from "./during-stay.ts";
import { readStay } from "./read-stay.ts";

const ask = (query: string) => readStay(new URLSearchParams(query));

test("a stay lists what is on from its first to its last day, by date", () => {
  const { holidays, busy } = findDuringStay(facts, { from: "2027-06-24", to: "2027-07-15" });
  expect(holidays.map(({ id }) => id)).toEqual([
    "inti-raymi",
    "san-juan",
    "ceviche",
    "pedro-pablo",
    "paucartambo",
  ]);
  expect(busy).toEqual([{ id: "intiRaymi", from: "2027-06-20", to: "2027-06-26" }]);
});

test("the turn of a year has both years’ holidays, and the rush that began in the old one", () => {
  const { holidays, busy } = findDuringStay(facts, { from: "2027-01-01", to: "2027-01-02" });
  expect(holidays).toEqual([
    { id: "ano-nuevo", kind: "public", from: "2027-01-01", to: "2027-01-01", isClosed: true },
  ]);
  expect(busy).toEqual([{ id: "newYear", from: "2026-12-28", to: "2027-01-02" }]);
  const around = findDuringStay(facts, { from: "2026-12-24", to: "2027-01-18" });
  expect(around.holidays.map(({ id }) => id)).toEqual(["santurantikuy", "navidad", "ano-nuevo", "lima"]);
});

test("the Inca Trail is closed in February, a leap day included", () => {
  const isClosed = (from: string, to: string) => findDuringStay(facts, { from, to }).isIncaTrailClosed;
  expect(isClosed("2028-02-29", "2028-03-05")).toBe(true);
  expect(isClosed("2027-03-01", "2028-01-31")).toBe(false);
});

test("a holiday is none in the years before its law", () => {
  const { holidays } = findDuringStay(facts, { from: "2023-06-07", to: "2023-06-07" });
  expect(holidays).toEqual([]);
});

test("a page without dates asks nothing, one with good dates asks for a stay", () => {
  expect(ask("")).toBeNull();
  expect(ask("from=2027-03-20&to=2027-03-20")?.stay).toEqual({ from: "2027-03-20", to: "2027-03-20" });
  expect(ask("from=2027-01-01&to=2028-01-01")?.stay).not.toBeNull();
});

test.each([
  ["from=&to=2027-03-20", { from: "missing" }],
  ["to=2027-03-20", { from: "missing" }],
  ["from=2027-02-30&to=2027-03-20", { from: "date" }],
  ["from=20.3.2027&to=soon", { from: "date", to: "date" }],
  ["from=1999-03-20&to=2099-03-20", { from: "year", to: "year" }],
  ["from=2027-03-21&to=2027-03-20", { to: "reversed" }],
  ["from=2027-01-01&to=2028-01-02", { to: "long" }],
])("%s is refused field by field", (query, faults) => {
  expect(ask(query)).toMatchObject({ stay: null, faults });
});
