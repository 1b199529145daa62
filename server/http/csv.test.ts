import { expect, test } from "vitest";
import { csvHead, csvOf } from "./csv.ts";

test("cells with commas, quotes and line ends are quoted, and null is empty", () => {
  const row = { a: 'He said "no", twice', b: null, c: 3 };
  expect(csvHead(["a", "b", "c"]) + csvOf([row], ["a", "b", "c"])).toBe(
    'a,b,c\r\n"He said ""no"", twice",,3\r\n',
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])("no spreadsheet takes %j for a formula", (a) => {
  expect(csvOf([{ a }], ["a"])).toMatch(/^"?'/);
});
