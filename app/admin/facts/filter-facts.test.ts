import { byLanguage } from "#i18n/languages.ts";
import { expect, test } from "vitest";
import type { AdminFact } from "#api/facts/facts.ts";
import { filterFacts, filterOf, noFilter } from "./filter-facts.ts";

function factOf(part: Partial<AdminFact>): AdminFact {
  return {
    id: "costs.bus",
    kind: "price",
    names: { ...byLanguage(() => "bus to Ica"), hu: "busz Ica felé", es: "bus a Ica" },
    value: { range: [40, 55] },
    unit: "PEN",
    fields: { range: "soles range" },
    line: 1,
    source: null,
    checkedOn: "2026-01",
    dueOn: "2026-07-01",
    isOverdue: false,
    isEstimate: false,
    isConfirmed: true,
    byDefault: { value: { range: [40, 55] }, checkedOn: "2026-01", isEstimate: false },
    isOverridden: false,
    staleReason: null,
    validUntil: null,
    hasEnded: false,
    everyMonths: 6,
    note: "",
    planned: null,
    changedBy: null,
    changedAt: null,
    pages: ["costs"],
    posts: [],
    ownPages: [],
    openReports: 0,
    ...part,
  };
}

const facts = [
  factOf({ id: "a", isOverdue: true }),
  factOf({ id: "b", kind: "rule", isOverridden: true, pages: ["entry"] }),
  factOf({ id: "c", openReports: 2, names: { ...byLanguage(() => "road"), hu: "közút", es: "camino" } }),
];

test.each([
  [{ query: "ICA fele" }, ["a", "b"]],
  [{ query: "camino 55" }, ["c"]],
  [{ kind: "rule" }, ["b"]],
  [{ page: "entry" }, ["b"]],
  [{ state: "overdue" }, ["a"]],
  [{ state: "overridden" }, ["b"]],
  [{ state: "reported" }, ["c"]],
  [{ state: "overdue", kind: "rule" }, []],
] as const)("%o leaves %o", (filter, ids) => {
  expect(filterFacts(facts, { ...noFilter, ...filter }).map(({ id }) => id)).toEqual(ids);
});

test("the address of the page chooses the state, as the dashboard's links do, or a fact, which is searched by its name", () => {
  const read = (asked: string) => filterOf(new URLSearchParams(asked), (id) => `name of ${id}`);
  expect(read("state=overdue")).toEqual({ ...noFilter, state: "overdue" });
  expect(read("state=lost")).toEqual(noFilter);
  expect(read("fact=costs.bus")).toEqual({ ...noFilter, query: "name of costs.bus" });
});
