import { expect, test } from "vitest";
import { memoize } from "./memoize.ts";

test("a value is made once for each key", () => {
  const made: string[] = [];
  const shout = memoize((word: string) => {
    made.push(word);
    return `${word}!`;
  });
  expect(["a", "b", "a", "b"].map(shout)).toEqual(["a!", "b!", "a!", "b!"]);
  expect(made).toEqual(["a", "b"]);
});

test("of very many keys the oldest is forgotten, so that memory stays bounded", () => {
  const made: number[] = [];
  const same = memoize((key: number) => {
    made.push(key);
    return key;
  });
  for (let key = 0; key <= 10_000; key++) same(key);
  made.length = 0;
  expect([same(10_000), same(1), same(0)]).toEqual([10_000, 1, 0]);
  expect(made).toEqual([0]);
});
