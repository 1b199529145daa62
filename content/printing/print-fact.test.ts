import { expect, test } from "vitest";
import { languages, loadByLanguage, type Language } from "#i18n/languages.ts";
import { typedFact } from "#content/facts/records/fact-records.ts";
import { loadFactDefaults } from "#content/facts/records/fact-defaults.ts";
import { loadFactFields } from "#content/loading/load-fact-fields.ts";
import { printFact } from "./print-fact.ts";

const words = await loadByLanguage(loadFactFields);

/** Prints a fact of the release with another value. */
const print = (id: string, value: Record<string, unknown>, language: Language = "en") =>
  printFact(typedFact(id, value), language, words[language])?.replaceAll(/[\u00a0\u202f]/g, " ") ?? null;

test.each([
  ["costs.transportPrices.limaIca", { range: [40, 55], currency: "PEN", lookUp: null }, "40–55 soles"],
  ["beyond.beyondFares.limaChiclayo", { soles: 90, atChristmas: 160 }, "90 soles"],
  ["costs.holidayBusSurcharge", { percent: [50, 100] }, "50–100%"],
  ["costs.vatFreeStay", { days: 1 }, "1 day"],
  ["itineraries.ways.limaHuacachina", { minutes: [240, 300], usd: [12, 20] }, "4–5 hours, US$12–20"],
  ["itineraries.closingDays.kuelap", { weekday: 2 }, "Tuesday"],
  ["machu-picchu.machuPicchuVisit", { opens: "6:00", closes: "17:30", peopleADay: 4500 }, "6 am–5:30 pm"],
  ["entry.civilDefence", { shown: "+51 944 492 314", tel: "+51944492314" }, "+51 944 492 314"],
  ["borders.ecuadorClosures", { since: "2026-02-09" }, "9 February 2026"],
  ["borders.announcedRoutes.iguazu", { since: "2025-12" }, "December 2025"],
])("the types of %s say how its value stands on a line", (id, value, text) => {
  expect(print(id, value)).toBe(text);
});

test.each([
  [
    "top-ten.boletoTuristico",
    { full: 130, partial: 70 },
    "teljes jegy 130 sol, részjegy 70 sol",
    "full 130 soles, partial 70 soles",
    "completo 130 soles, parcial 70 soles",
  ],
  [
    "health.carePrices",
    { specialistUsd: [60, 100], evacuationUsd: 100_000 },
    "szakorvos 60–100 dollár, kimentés 100 000 dollár",
    "specialist US$60–100, evacuation US$100,000",
    "especialista US$ 60–100, evacuación US$ 100 000",
  ],
])("several values of %s stand beside each other, in each language", (id, value, ...texts) => {
  expect(languages.map((language) => print(id, value, language))).toEqual(texts);
});

test("of many values the first types stand, in whatever order the database kept them", () => {
  const value = { porter: 5, driver: [5, 10], dayGuide: [10, 20], restaurantPercent: 10 };
  const text = "restaurants 10%, day guide 10–20 soles, driver 5–10 soles";
  expect(print("costs.tips", value)).toBe(text);
  expect(print("costs.tips", Object.fromEntries(Object.entries(value).toReversed()))).toBe(text);
});

test("a table by the style of travel is added up for each, of another the lowest and the highest are told", () => {
  const soles = { midRange: { bed: 90 }, backpacker: { bed: [40, 70], food: [40, 60] }, comfortable: {} };
  expect(print("costs.dailyCosts", { soles, singleRoomPercent: [60, 80] })).toBe(
    "backpacker 80–130 soles, mid-range 90 soles, comfortable 0 soles",
  );
  const rooms = { lima: { low: [220, 380] }, puno: { low: [120, 200], high: [150, 260] } };
  expect(print("costs.doubleRooms", { soles: rooms })).toBe("120–380 soles");
  expect(print("costs.smallThings", { soles: { toilet: [1, 2], taxiValley: [100, 160] } })).toBeNull();
});

test("a fact of this release is printed in all languages or in none, and the words of each part have a place for it", async () => {
  const facts = [...(await loadFactDefaults()).values()].filter(({ value }) => Object.keys(value).length > 0);
  const missed = facts.filter((fact) => printFact(fact, "hu", words.hu) === null).map(({ id }) => id);
  for (const language of languages) {
    for (const fact of facts) {
      const { id } = fact;
      const text = printFact(fact, language, words[language]);
      expect(text === null, `${language} ${id}`).toBe(missed.includes(id));
      expect(text ?? "", `${language} ${id}`).not.toMatch(/undefined|NaN|#|null|\[object/);
      expect((text ?? "").length, `${language} ${id}`).toBeLessThanOrEqual(90);
    }
    expect(Object.values(words[language]).filter((text) => !text.includes("#"))).toEqual([]);
  }
  // Lists, and limits by kind of thing, which only their pages can tell.
  expect(missed.toSorted()).toEqual([
    "borders.yellowFeverCertificate",
    "costs.itemCosts",
    "costs.smallThings",
    "entry.customs",
    "food.rankings",
    "health.policyLimits",
    "holidays.busyTimes",
    "holidays.festivals",
    "holidays.publicHolidays",
    "machu-picchu.highSeason",
    "safety.emergencyState",
    "treks.huascaranRules",
  ]);
});
