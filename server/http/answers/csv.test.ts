import { expect, test } from "vitest";
import { csvHead, csvOf } from "./csv.ts";

test("every text is quoted, and null is empty", () => {
  const row = { a: 'He said "no", twice', b: null, c: 3 };
  expect(csvHead(["a", "b", "c"]) + csvOf([row], ["a", "b", "c"])).toBe(
    'a,b,c\r\n"He said ""no"", twice",,3\r\n',
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])("no spreadsheet takes %j for a formula", (a) => {
  expect(csvOf([{ a }], ["a"])).toMatch(/^"'/);
});

test.each([
  ["lima;=HYPERLINK(A1);y", "lima;'=HYPERLINK(A1);y"],
  ["lima\t@SUM(A1)", "lima\t'@SUM(A1)"],
  ["lima\n-1", "lima\n'-1"],
  ["Lima; - 3 nap", "Lima; - 3 nap"],
  ["kína-lima=5", "kína-lima=5"],
])("nor one that parts cells at semicolons or tabs: %j", (a, cell) => {
  expect(csvOf([{ a, b: 1 }], ["a", "b"])).toBe(`"${cell}",1\r\n`);
});
