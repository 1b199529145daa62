import { defaultFacts } from "#content/facts/facts.ts";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { toolPages } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { toolPageFacts } from "#content/facts/pages/tool-pages.ts";
import { dayTrips } from "#content/facts/itineraries/day-trips.ts";
import { preparations, steps } from "./departure/preparations.ts";
import { isLine, lineText } from "#content/documents/line.ts";
import { currenciesFor } from "#content/facts/records/readers.ts";
import { tripParts } from "#content/money/trip-parts.ts";
import { packingActivities, packingZones } from "./packing/packing-choice.ts";
import { packingGroups, packingItems } from "./packing/packing-items.ts";
import { passports } from "./stays/passports.ts";
import { planPlaces } from "#content/trips/plan.ts";
import { templateIds } from "#content/trips/templates.ts";
import { cardFields } from "./emergency-text.ts";
import { loadToolWords } from "./load-tool-words.ts";

const everyTool = toolPages.flatMap((page) => languages.map((language) => ({ page, language })));

test.each(everyTool)("$page has its words in $language, short enough for search engines", async (one) => {
  const text = (await loadToolWords(one.page, one.language))(defaultFacts);
  expect(text.title.length).toBeLessThanOrEqual(60);
  expect(text.description.length).toBeLessThanOrEqual(160);
  expect(text.keywords.length).toBeGreaterThan(2);
  expect(text.lead).not.toBe("");
  expect(text.pictureAlt).not.toBe("");
});

/** Each text by its way down, with what is filled in; of a list it does not matter how long it is. */
function blanksOf(words: unknown, way = ""): string[] {
  if (isLine(words) || typeof words !== "object" || words === null)
    return [
      `${way} ${[...(isLine(words) ? lineText(words) : String(words)).matchAll(/\{\w+\}/g)].toSorted().join(" ")}`,
    ];
  const isList = Array.isArray(words);
  return Object.entries(words).flatMap(([key, inner]) => blanksOf(inner, `${way}.${isList ? "*" : key}`));
}

/** Plurals, and what a phrasebook for those who speak Spanish is about. */
const languageParts = /\.(one|many) |^\.(situations|notes|pronunciation|pronunciationTitle)[. ]/;

test.each(everyTool)("$page has the texts and blanks in $language that it has in Hungarian", async (one) => {
  const [words, hungarian] = await Promise.all(
    [one.language, "hu" as const].map(async (language) =>
      (await loadToolWords(one.page, language))(defaultFacts),
    ),
  );
  const told = (text: unknown) => new Set(blanksOf(text).filter((blank) => !languageParts.test(blank)));
  expect(told(words)).toEqual(told(hungarian));
});

test.each([
  ["before-you-go", "steps", steps],
  ["before-you-go", "items", steps.flatMap((step) => preparations[step])],
  ["emergency", "fields", cardFields],
  ["money", "currencies", [...new Set(Object.values(currenciesFor).flat())]],
  ["money", "trip.part", tripParts],
  ["packing-list", "zones", packingZones],
  ["packing-list", "activities", packingActivities],
  ["packing-list", "groups", packingGroups],
  ["packing-list", "items", Object.keys(packingItems)],
  ["stay-calculator", "form.passports", passports],
  ["trip-planner", "places", planPlaces],
  ["trip-planner", "templates.names", templateIds],
  ["trip-planner", "trips.names", Object.keys(dayTrips)],
] as const)("%s has words for all %s that there are", async (page, way, names) => {
  expect((await loadToolWords(page, "hu"))(defaultFacts)).toHaveProperty(
    way,
    expect.toSatisfy((words) => names.every((name) => name in words)),
  );
});

test.each(toolPages)("%s has its pictures and leads on to three other pages", (page) => {
  for (const file of [`pages/${page}.svg`, `thumbs/pages/${page}.avif`, `social/${page}.jpg`])
    expect(existsSync(`public/pictures/${file}`), file).toBe(true);
  const { related } = toolPageFacts[page];
  expect(new Set(related).size).toBe(3);
  expect(related).not.toContain(page);
});
