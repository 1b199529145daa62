import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { factFields } from "./fact-fields.ts";
import { loadFactDefaults } from "./facts/records/fact-defaults.ts";
import { loadFactFields } from "./load-fact-fields.ts";
import { printFact } from "./print-fact.ts";

const [hu, en, es] = await Promise.all([loadFactFields("hu"), loadFactFields("en"), loadFactFields("es")]);
const words = { hu, en, es };

test.each([
  [{ range: [40, 55], currency: "PEN", lookUp: null }, "40–55\u00a0soles"],
  [{ range: [69, 69], currency: "USD", lookUp: null }, "US$69"],
  [{ soles: 90, atChristmas: 160 }, "90\u00a0soles"],
  [{ since: "2025-04-10", usd: 80.9 }, "US$80.9"],
  [{ percent: [50, 100] }, "50–100%"],
  [{ days: 1 }, "1\u00a0day"],
  [{ from: "puno", to: "cusco", minutes: [600, 660] }, "10–11\u00a0hours"],
  [{ from: "lima", to: "ica", minutes: [240, 300], usd: [12, 20] }, "4–5\u00a0hours, US$12–20"],
  [{ weekday: 2 }, "Tuesday"],
  [{ opens: "6:00", closes: "17:30", peopleADay: 4500 }, "6\u00a0am–5:30\u00a0pm"],
  [{ shown: "+51 944 492 314", tel: "+51944492314" }, "+51 944 492 314"],
  [{ since: "2026-02-09" }, "9 February 2026"],
  [{ since: "2025-12" }, "December 2025"],
])("what a fact mainly says fits on a line: %j", (value, text) => {
  expect(printFact(value, "en", en)).toBe(text);
});

test("the numbers and words are the reader's", () => {
  const value = { range: [1040, 1055], currency: "PEN" };
  expect(printFact(value, "hu", hu)).toBe("1040–1055\u00a0sol");
  expect(printFact({ minutes: 75 }, "es", es)).toBe("1 hora 15\u00a0min".replace(" ", "\u00a0"));
});

test.each([
  [
    { full: 130, partial: 70 },
    "teljes jegy 130 sol, részjegy 70 sol",
    "full 130 soles, partial 70 soles",
    "completo 130 soles, parcial 70 soles",
  ],
  [
    { specialistUsd: [60, 100], evacuationUsd: 100_000 },
    "szakorvos 60–100 dollár, kimentés 100 000 dollár",
    "specialist US$60–100, evacuation US$100,000",
    "especialista US$ 60–100, evacuación US$ 100 000",
  ],
  [
    { monthlyUsd: 1000, restaurantPercent: 10 },
    "havonta 1000 dollár, étteremben 10%",
    "US$1,000 a month, restaurants 10%",
    "US$ 1000 al mes, restaurantes 10 %",
  ],
] as const)(
  "several values stand beside each other, each with its unit and what it is for: %j",
  (value, ...texts) => {
    const printed = languages.map((language) => printFact(value, language, words[language]));
    expect(printed.map((text) => text?.replaceAll(/[\u00a0\u202f]/g, " "))).toEqual(texts);
  },
);

test("of many values the most telling stand, in whatever order the database kept them", () => {
  const value = { porter: 5, driver: [5, 10], dayGuide: [10, 20], restaurantPercent: 10, aDay: 3 };
  const text = "restaurants 10%, day guide 10–20\u00a0soles, driver 5–10\u00a0soles";
  expect(printFact(value, "en", en)).toBe(text);
  expect(printFact(Object.fromEntries(Object.entries(value).toReversed()), "en", en)).toBe(text);
});

test("a table by the style of travel is added up for each, of another the lowest and the highest are told", () => {
  const day = { bed: [40, 70], food: [40, 60] };
  const soles = { backpacker: day, midRange: { bed: 90 }, comfortable: { bed: [250, 500] } };
  expect(printFact({ soles, singleRoomPercent: [60, 80] }, "en", en)).toBe(
    "backpacker 80–130\u00a0soles, mid-range 90\u00a0soles, comfortable 250–500\u00a0soles",
  );
  const rooms = { lima: { low: [220, 380] }, puno: { low: [120, 200], high: [150, 260] } };
  expect(printFact({ soles: rooms }, "en", en)).toBe("120–380\u00a0soles");
  expect(printFact({ soles: { backpacker: [1, 2], hostel: 9 } }, "en", en)).toBe("1–9\u00a0soles");
});

test.each([
  [{}],
  [{ decrees: [{ days: 30 }] }],
  [{ lake69: { metres: 4600 } }],
  [{ soles: { toilet: [1, 2], taxiValley: [100, 160] } }],
])("what no line holds is not printed: %j", (value) => {
  expect(printFact(value, "en", en)).toBeNull();
});

test("a fact of this release is printed in all languages or in none, and the words of each part have a place for it", async () => {
  const facts = [...(await loadFactDefaults()).values()].filter(({ value }) => Object.keys(value).length > 0);
  const missed = facts.filter(({ value }) => printFact(value, "hu", hu) === null).map(({ id }) => id);
  for (const language of languages) {
    for (const { id, value } of facts) {
      const text = printFact(value, language, words[language]);
      expect(text === null, `${language} ${id}`).toBe(missed.includes(id));
      expect(text ?? "", `${language} ${id}`).not.toMatch(/undefined|NaN|#|null|\[object/);
      expect((text ?? "").length, `${language} ${id}`).toBeLessThanOrEqual(90);
    }
    for (const part of Object.keys(factFields))
      expect(words[language], part).toHaveProperty(part, expect.stringContaining("#"));
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
