import { expect, test } from "vitest";
import { lineText } from "#content/documents/line.ts";
import { defaultFacts } from "#content/facts/facts.ts";
import { loadGuideDocument } from "#content/loading/load-guide-page.ts";
import { guidePages } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
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

test("every page says how far it can be trusted; how old its facts are is reckoned, not written there", async () => {
  for (const page of guidePages) {
    for (const language of languages) {
      const { document, print } = await loadGuideDocument(page, language);
      const told = (print(defaultFacts).sources ?? []).map(lineText).join(" ");
      expect(told.length, `${page} ${language}`).toBeGreaterThan(60);
      const notes = document.content.filter(({ type }) => type === "note");
      expect(JSON.stringify(notes), `${page} ${language}`).not.toContain('.asOf"');
    }
  }
});
