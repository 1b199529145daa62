import { expect, test } from "vitest";
import { leavesOf } from "#api/facts/fact-value.ts";
import { loadFactDefaults } from "#content/facts/records/fact-defaults.ts";
import { varyValue } from "./vary-value.ts";

test.each([
  [{ range: [0, 55] }, { range: [2, 167] }],
  ["2025-12-28", "2026-01-01"],
  ["2025-12", "2026-01"],
  ["12-24", "01-25"],
  ["2019", "3120"],
  ["23:20", "0:40"],
  ["+51 944", "+62 055"],
  ["PEN", "PEN"],
  [
    { free: true, lookUp: null },
    { free: true, lookUp: null },
  ],
])("%j is %j", (value, other) => {
  expect(varyValue(value)).toEqual(other);
});

test("each number and day of this release has another value, of the same kind", async () => {
  for (const { id, value } of (await loadFactDefaults()).values()) {
    const leaves = leavesOf(value).filter(({ kind }) => kind !== "fixed" && kind !== "name");
    const others = leavesOf(varyValue(value));
    for (const leaf of leaves) {
      const other = others.find(({ path }) => path === leaf.path);
      expect(other?.kind, `${id} ${leaf.path}`).toBe(leaf.kind);
      expect(other?.value, `${id} ${leaf.path}`).not.toEqual(leaf.value);
    }
  }
});
