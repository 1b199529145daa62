import { expect, test } from "vitest";
import { guidePages } from "#i18n/addresses.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { loadGuidePages } from "#tests/support/readers/guide-texts.ts";
import { factsOfPage, oldestOf } from "./dated-facts.ts";

test("what a page imports is found with its months, in whatever depth", async () => {
  const { values, dated } = await factsOfPage("lima-transport", "en");
  expect(values).toBeGreaterThan(50);
  expect(dated).toContainEqual({ name: "cityFares.metroLine2", asOf: "2024-10" });
  expect(dated).toContainEqual({ name: "airportFares.aeroDirecto.routes", asOf: "2025-11" });
  const { unconfirmed } = await factsOfPage("machu-picchu", "en");
  expect(unconfirmed).toBeGreaterThan(0);
});

test("the oldest is the first in time", () => {
  const dated = [
    { name: "new", asOf: "2026-02" },
    { name: "old", asOf: "2024-10" },
    { name: "between", asOf: "2025-11" },
  ];
  expect(oldestOf({ values: 3, dated, unconfirmed: 0 })?.name).toBe("old");
  expect(oldestOf({ values: 0, dated: [], unconfirmed: 0 })).toBeUndefined();
});

test("every month is a month that has been", async () => {
  for (const page of guidePages) {
    const { dated } = await factsOfPage(page, "hu");
    const now = new Date().toISOString().slice(0, 7);
    expect(dated.filter(({ asOf }) => !/^20\d\d(-(0[1-9]|1[0-2]))?$/.test(asOf) || asOf > now)).toEqual([]);
  }
});

test("every page says how fresh it is, and names the month of its oldest fact", async () => {
  for (const { page, language, text } of await loadGuidePages()) {
    const note = (text.freshness ?? []).join(" ");
    expect(note.length, `${page} ${language}`).toBeGreaterThan(60);
    const oldest = oldestOf(await factsOfPage(page, language));
    if (oldest) expect(note, `${page} ${language}: ${oldest.name}`).toContain(monthOf(oldest.asOf));

    function monthOf(asOf: string): string {
      return asOf.length === 4 ? asOf : formatMonth(asOf, language);
    }
  }
});
