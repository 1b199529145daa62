import { expect, test } from "vitest";
import { sortByUrgency } from "./sort-by-urgency.ts";

const due = { isOverdue: true, hasEnded: false };

test("states that may be over and what changes often stand before old figures, and what is not due yet last", () => {
  const facts = [
    { ...due, id: "later", dueOn: "2026-12-20", isOverdue: false },
    { ...due, id: "census", dueOn: "2018-01-01" },
    { ...due, id: "price", dueOn: "2026-10-01" },
    { ...due, id: "older price", dueOn: "2026-09-01" },
    { ...due, id: "emergency", dueOn: "2026-11-01" },
    { ...due, id: "ended", dueOn: "2026-10-31", hasEnded: true },
    { ...due, id: "soon", dueOn: "2026-12-01", isOverdue: false },
    { ...due, id: "rate", dueOn: "2026-11-02" },
  ];
  const months: Record<string, number> = { census: 12, rate: 1, emergency: 3 };
  const agingOf = (id: string) => ({ agesFast: id === "emergency", everyMonths: months[id] ?? 6 });
  expect(sortByUrgency(facts, agingOf).map(({ id }) => id)).toEqual([
    "ended",
    "emergency",
    "rate",
    "older price",
    "price",
    "census",
    "soon",
    "later",
  ]);
});
