import { expect, test } from "vitest";
import { entriesOf, fromEntriesOf, keysOf } from "./typed-keys.ts";

test("keys and entries come in the object's order, and make the same object again", () => {
  const object: { b: number; a?: number } = { b: 1, a: 2 };
  expect(keysOf(object)).toEqual(["b", "a"]);
  expect(fromEntriesOf(entriesOf(object))).toEqual(object);
});
