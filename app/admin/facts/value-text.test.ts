import { expect, test } from "vitest";
import { leavesOf } from "#api/facts/fact-value.ts";
import { loadFactDefaults } from "#content/facts/records/fact-defaults.ts";
import { typedFact } from "#content/facts/records/fact-records.ts";
import { keys as english } from "#i18n/admin/fact-field-labels/en.ts";
import { keys, type FactFieldLabels } from "#i18n/admin/fact-field-labels/hu.ts";
import type { Language } from "#i18n/languages.ts";
import { valueText } from "./value-text.ts";

test("whatever an editor may change of a fact has a name", async () => {
  const used = [...(await loadFactDefaults()).values()].flatMap((fact) =>
    leavesOf(fact).flatMap(({ path }) => path.split(".")),
  );
  expect(used.filter((key) => !(key in keys) && !/^\d+$/.test(key))).toEqual([]);
});

function told(id: string, value: Record<string, unknown>, labels: FactFieldLabels, language: Language) {
  const fact = { ...typedFact(id, value), byDefault: { value } };
  return valueText(fact, value, labels, language).replaceAll("\u00a0", " ");
}

test.each([
  ["costs.transportPrices.limaIca", { range: [40, 55], currency: "PEN" }, "40–55 sol"],
  ["borders.borderHours.kasani", { opens: "6:00", closes: "17:30" }, "6:00–17:30"],
  ["treks.trekTickets.colca", { soles: 5, latinAmerican: 3.2 }, "Sol: 5 sol; Latin-amerikaiaknak: 3,20 sol"],
  ["safety.roadDeaths", { years: [2019, 2020], aYear: 2900 }, "Évente: 2900; Év: 2019–2020"],
  [
    "entry.customs",
    { laptops: 1, tablets: 1, cameras: 2, phones: 2, cigars: 50 },
    "Laptop: 1; Táblagép: 1; Fényképezőgép: 2; Telefon: 2; …",
  ],
  ["safety.wheelchairRoute", { sharePercent: 70 }, "70%"],
  ["holidays.politics", {}, "–"],
])("%s is told as an editor reads it", (id, value, text) => {
  expect(told(id, value, keys, "hu")).toBe(text);
});

test("it is told in the editor's language", () => {
  const text = told("beyond.jaenAirport", { days: 60, closedSince: "2026-03-29" }, english, "en");
  expect(text).toBe("Days: 60 days; Closed since: 29 March 2026");
});
