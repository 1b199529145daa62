import { expect, test } from "vitest";
import { guidePages } from "#i18n/addresses.ts";
import { loadGuidePages } from "#tests/support/readers/guide-texts.ts";
import { factsOfPage, oldestOf } from "./dated-facts.ts";

test("the facts that a page prints are found with their months", async () => {
  const { dated } = await factsOfPage("lima-transport", "en");
  expect(dated).toContainEqual({ name: "lima.cityFares.metroLine2", asOf: "2024-10" });
  const { unconfirmed } = await factsOfPage("machu-picchu", "en");
  expect(unconfirmed).toBeGreaterThan(0);
});

test("the oldest is the first in time", () => {
  const dated = [
    { name: "new", asOf: "2026-02" },
    { name: "old", asOf: "2024-10" },
    { name: "between", asOf: "2025-11" },
  ];
  expect(oldestOf({ dated, unconfirmed: 0 })?.name).toBe("old");
  expect(oldestOf({ dated: [], unconfirmed: 0 })).toBeUndefined();
});

test("every month is a month that has been", async () => {
  for (const page of guidePages) {
    const { dated } = await factsOfPage(page, "hu");
    const now = new Date().toISOString().slice(0, 7);
    expect(dated.filter(({ asOf }) => !/^20\d\d(-(0[1-9]|1[0-2]))?$/.test(asOf) || asOf > now)).toEqual([]);
  }
});

test("every page says how fresh it is", async () => {
  for (const { page, language, text } of await loadGuidePages())
    expect((text.freshness ?? []).join(" ").length, `${page} ${language}`).toBeGreaterThan(60);
});
