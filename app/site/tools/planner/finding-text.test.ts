import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { loadHolidayNames } from "#content/loading/load-holiday-texts.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { checkPlan } from "#content/trips/check-plan.ts";
import { readPlan } from "#content/trips/plan-address.ts";
import { emptyPlan } from "#content/trips/plan.ts";
import type { PlannerData } from "./planner-context.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { findingText, fixText } from "./finding-text.ts";

async function wordsIn(language: Language): Promise<PlannerData["words"]> {
  const words = (await loadToolWords<PlannerData["words"]>("trip-planner", language))(defaultFacts);
  if (!words) throw new Error(`the planner has no words in ${language}`);
  return words;
}

/** The texts of a plan's warnings. */
async function warningsOf(query: string, language: Language): Promise<string[]> {
  const { plan } = readPlan(new URLSearchParams(query));
  const words = await wordsIn(language);
  const context = { words, plan, language, holidays: await loadHolidayNames(language), months: [] };
  return checkPlan(defaultFacts, plan).map(({ finding }) =>
    findingText(defaultFacts, finding, context).replaceAll("\u00a0", " "),
  );
}

test.each(languages)(
  "a plan that begins too high is told so in %s, without a bed before it",
  async (language) => {
    const [straight = ""] = await warningsOf("plan=v1_cusco.2_miraflores.1", language);
    expect(straight).toMatch(/^Cusco, 3[.,]?399 m/);
    expect(straight).toMatch(/2[.,]?750 m/);
    expect(straight).not.toMatch(/\b0 m/);
    const [after = ""] = await warningsOf("plan=v1_miraflores.1_cusco.2_miraflores.1", language);
    expect(after).toMatch(/\b79 m/);
  },
);

test("the valley is told to be as many metres above the line as it is", async () => {
  const [valley] = await warningsOf("plan=v1_miraflores.1_urubamba.2_miraflores.1", "en");
  expect(valley).toMatch(/^Urubamba, 2,871 m.* a little \(121 m.*\) above the line of 2,750 m/);
});

test.each(languages)(
  "warnings of rain, El Niño, strikes and decrees are told in whole in %s",
  async (language) => {
    const told = await Promise.all(
      [
        "plan=v1_miraflores.1_trujillo.2_tambopata.1_cusco.1&start=2027-02-01",
        "plan=v1_trujillo.2_tambopata.2&start=2026-07-26",
        "plan=v1_cusco.2&start=2025-05-13",
      ].map((query) => warningsOf(query, language)),
    );
    const text = told.flat().join("\n");
    expect(text).not.toMatch(/[{}]|undefined/);
    // El Niño into 2027, by a bulletin of September 2026; decrees to October.
    expect(text.match(/202[67]/g)?.length).toBeGreaterThanOrEqual(6);
    expect(text).toContain("Lima, Trujillo");
  },
);

test.each(languages)("what does not suit those who travel is told in whole in %s", async (language) => {
  const beds = "puno.2_amantani.1_aguas-calientes.1_tambopata.2_arequipa.1.nightBus_miraflores.1";
  const told = await Promise.all(
    ["height_stairs", "nightBus_boat"].map((avoided) =>
      warningsOf(`plan=v1_${beds}&who=2a_0&avoid=${avoided}`, language),
    ),
  );
  const text = told.flat().join("\n");
  expect(text).not.toMatch(/[{}]|undefined/);
  expect(text).toMatch(/\b8\b/);
  expect(text).toMatch(/\b15\b/);
  expect(text).toMatch(/2[.,]?500 m[^]*3[.,]?500 m|3[.,]?500 m[^]*2[.,]?500 m/);
  expect(text).toContain("3-B");
  const words = await wordsIn(language);
  for (const kind of ["lower-bed", "by-day", "leave-out"] as const)
    expect(fixText({ kind, places: ["puno"], date: null, plan: emptyPlan }, words, language)).toMatch(
      /: Puno/,
    );
});

test.each(languages)("what is too full for a pace is told with its limit in %s", async (language) => {
  const beds = "paracas.1_huacachina.1_arequipa.2_yanque.2_urubamba.2_cusco.2.pisac.vinicunca_miraflores.1";
  const text = (await warningsOf(`plan=v1_miraflores.2_${beds}&pace=calm`, language)).join("\n");
  expect(text).not.toMatch(/[{}]|undefined/);
  const { who } = await wordsIn(language);
  expect(text.split(who.paces.calm).length).toBeGreaterThan(3);
  // New beds, hours on the road, and when the van leaves.
  for (const said of [/\b1\b/, /\b10\b/, /\b3(:00| am)\b/]) expect(text).toMatch(said);
  // With children it is too early for them, at whatever pace.
  const family = "plan=v1_miraflores.2_ollantaytambo.2_cusco.5.vinicunca_miraflores.1&who=2a_9";
  const child = (await warningsOf(family, language)).find((each) => /\b3(:00| am)\b/.test(each));
  expect(child).toMatch(/children|gyerekekkel|niños/);
  expect(child).not.toContain(who.paces.usual);
});

test.each(languages)("what a trek asks for is told in whole in %s", async (language) => {
  const told = await Promise.all(
    [
      "plan=v1_huaraz.1.huayhuash_miraflores.1&start=2027-11-20&who=2a_5&avoid=height_stairs",
      "plan=v1_cusco.2.inca-trail_cusco.1&start=2027-02-03",
      "plan=v1_cusco.2.inca-trail_cusco.1",
    ].map((query) => warningsOf(query, language)),
  );
  const text = told.flat().join("\n");
  expect(text).not.toMatch(/[{}]|undefined/);
  for (const said of [/5[.,]?020 m/, /4[.,]?220 m/, /4[.,]?500 m/, /3[.,]?000 m/, /1–6 /, /\b8\b/])
    expect(text).toMatch(said);
  const words = await wordsIn(language);
  for (const kind of ["without-trip", "other-trek"] as const)
    expect(
      fixText({ kind, places: [], trek: "salkantay", date: null, plan: emptyPlan }, words, language),
    ).toMatch(/: .*Salkantay/);
});

test("a sight is closed on a day that the sentence can take", async () => {
  // 22 June 2027 is a Tuesday, on which Lima's ruins are shut.
  const tuesday = "plan=v1_miraflores.1&start=2027-06-22";
  expect((await warningsOf(tuesday, "hu"))[0]).toContain(": június 22-én, kedden zárva van");
  expect((await warningsOf(tuesday, "en"))[0]).toContain(": closed on Tuesday 22 June,");
  expect((await warningsOf(tuesday, "es"))[0]).toContain(": cierra el martes 22 de junio ");
});

test.each([
  ["hu", "két", "két-két"],
  ["en", "two nights", "each"],
  ["es", "dos noches", "cada"],
] as const)("one place before another is not told of as several in %s", async (language, nights, each) => {
  const words = await wordsIn(language);
  const [one, several] = ([["ollantaytambo"], ["arequipa", "yanque"]] as const).map((places) =>
    fixText({ kind: "insert", places, date: null, plan: emptyPlan }, words, language),
  );
  expect(one).toContain(nights);
  expect(one).not.toContain(each);
  expect(several).toContain(each);
});

test("a climb without rest asks for a second night in every language", async () => {
  const climb = "plan=v1_arequipa.2_yanque.1_puno.2_miraflores.1";
  for (const [language, second] of [
    ["hu", "második éjszaka"],
    ["en", "second night"],
    ["es", "segunda noche"],
  ] as const) {
    expect((await warningsOf(climb, language))[0]).toContain(second);
  }
});
