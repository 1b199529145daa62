import { expect, test } from "vitest";
import { loadFactDefaults } from "#content/facts/records/fact-defaults.ts";
import { keys as english } from "#i18n/admin/fact-field-labels/en.ts";
import { keys } from "#i18n/admin/fact-field-labels/hu.ts";
import { changeableLeaves, valueText } from "./value-text.ts";

test("whatever an editor may change of a fact has a name", async () => {
  const used = [...(await loadFactDefaults()).values()].flatMap(({ value }) =>
    changeableLeaves(value, value).flatMap(({ path }) => path.split(".")),
  );
  expect(used.filter((key) => !(key in keys) && !/^\d+$/.test(key))).toEqual([]);
});

test.each([
  [{ range: [40, 55], currency: "PEN" }, "40–55 sol"],
  [{ opens: "6:00", closes: "17:30" }, "6:00–17:30"],
  [{ soles: 5, trunk: 3.2 }, "Sol: 5; Fővonal: 3,2"],
  [{ trunk: 3.2, since: "2022-07-16" }, "Fővonal: 3,2; Ettől a naptól: 2022. július 16."],
  [{ year: 2019, aYear: [2900, 3100] }, "Év: 2019; Évente: 2900–3100"],
  [{ police: 105, ambulance: 106, fire: 116, highwayPolice: 110, dogs: 1 }, /Országúti rendőrség: 110; …$/],
  [{ sharePercent: 70 }, "Arány (százalék): 70"],
  [{}, "–"],
])("%j is told as an editor reads it", (value, text) => {
  const told = valueText(value, value, keys, "hu").replaceAll("\u00a0", " ");
  if (text instanceof RegExp) expect(told).toMatch(text);
  else expect(told).toBe(text);
});

test("it is told in the editor's language", () => {
  const value = { kilos: 1500.5, on: "2026-03-29" };
  expect(valueText(value, value, english, "en")).toBe("Kilos: 1,500.5; On: 29 March 2026");
});
