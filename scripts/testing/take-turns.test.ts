import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

function printing(count: number) {
  const seen: unknown[] = [];
  return { seen, turns: takeTurns(count, (text) => seen.push(text)) };
}

test("what the first prints is seen at once, what the second prints when the first has ended", () => {
  const { seen, turns } = printing(2);
  turns[1]?.print("b1");
  turns[0]?.print("a1");
  expect(seen).toEqual(["a1"]);
  turns[0]?.end();
  expect(seen).toEqual(["a1", "b1"]);
  turns[1]?.print("b2");
  expect(seen).toEqual(["a1", "b1", "b2"]);
});

test("those that ended early are seen in their order, and nothing is lost", () => {
  const { seen, turns } = printing(3);
  turns[2]?.print("c");
  turns[2]?.end();
  turns[1]?.print("b");
  turns[1]?.end();
  expect(seen).toEqual([]);
  turns[0]?.end();
  expect(seen).toEqual(["b", "c"]);
});
