import { expect, test } from "vitest";
import { clearTrouble, type Trouble } from "./trouble.ts";

const empty = { kind: "empty" } as const;
const titles = { message: "titles", detail: null, causes: ["hu.title", "es.title"] } as const;

test("a problem goes with the last of its causes, not before", () => {
  const trouble: Trouble = { flaws: { "hu.title": empty, "es.title": empty }, problem: titles };
  const once = clearTrouble(trouble, ["hu.title"]);
  expect(once).toEqual({ flaws: { "es.title": empty }, problem: titles });
  expect(clearTrouble(once, ["es.title"])).toEqual({ flaws: {}, problem: null });
});

test("what a problem did not cause stays listed, without its headline", () => {
  const trouble: Trouble = { flaws: { "hu.title": empty, author: empty }, problem: titles };
  expect(clearTrouble(trouble, ["hu.title"])).toEqual({
    flaws: { author: empty },
    problem: { message: null, detail: null, causes: [] },
  });
});

test("a problem that belongs to no place stays", () => {
  const problem = { message: "failed", detail: null, causes: [] };
  expect(clearTrouble({ flaws: {}, problem }, ["author"]).problem).toBe(problem);
});
