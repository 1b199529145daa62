import { expect, test } from "vitest";
import type { Measure } from "./measure.ts";
import { formatTable, rowsOf } from "./table.ts";

const measures: Measure[] = [
  { subject: "home", what: "FCP", values: [0.8], unit: "s", limit: { atMost: 0.9 } },
  { subject: "home", what: "LCP", values: [1.4], unit: "s", limit: { atMost: 1.2 } },
  { subject: "blog", what: "HTML", values: [12], unit: "kB" },
];

test("each measure is a row that says whether its limit holds, and a subject is named once", () => {
  expect(rowsOf(measures)).toEqual([
    ["home", "FCP", "0.80 s", "≤ 0.9 s", "yes"],
    ["", "LCP", "1.40 s", "≤ 1.2 s", "**no**"],
    ["blog", "HTML", "12.0 kB", "", ""],
  ]);
});

test("the columns of a table are as wide as their widest cell", () => {
  const lines = formatTable(rowsOf(measures)).split("\n");
  expect(lines).toHaveLength(5);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[0]).toBe("| what |      | measured | limit   | holds  |");
  expect(lines[1]).toBe("| ---- | ---- | -------- | ------- | ------ |");
});
