import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { linesIn, lineText } from "#content/documents/line.ts";
import { loadHolidayNames } from "#content/loading/load-holiday-texts.ts";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { counter } from "#i18n/format/count.ts";
import { languages } from "#i18n/languages.ts";
import { targetsOf } from "#tests/support/readers/guide-texts.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import type { PlannerWords } from "./planner-words.ts";

test.each([
  ["hu", /ez nincs/, /ezek nincsenek/],
  ["en", /fare of 1 ride; it is/, /fares of 2 rides/],
  ["es", /1 tramo; no está/, /2 tramos/],
] as const)("one ride without a fare is one in %s", async (language, saidOfOne, saidOfTwo) => {
  const words = (await loadToolWords<PlannerWords>("trip-planner", language))(defaultFacts);
  const count = counter(language);
  const [one, two] = [1, 2].map((rides) => count(rides, words?.costs.unpriced ?? { other: "" }));
  expect(one).toMatch(saidOfOne);
  expect(two).toMatch(saidOfTwo);
});

test.each(languages)("a connection with a change is no gap in our facts in %s", async (language) => {
  const words = (await loadToolWords<PlannerWords>("trip-planner", language))(defaultFacts);
  expect(words?.legs.none).toMatch(/information|adat|dato/);
  expect(words?.legs.indirect).not.toMatch(/information|adat|dato/);
});

test.each(languages)("planner and costs page say in %s why their sums differ", async (language) => {
  const words = (await loadToolWords<PlannerWords>("trip-planner", language))(defaultFacts);
  expect(words?.costs.differs).toMatch(/taxi/);
  const lines = linesIn(await loadGuidePage("costs", language));
  const told = lines.filter((line) => targetsOf(line).includes("page:trip-planner"));
  expect(told.map(lineText).join()).toMatch(/tax[io]/);
});

test.each(languages)("holidays have names in %s", async (language) => {
  const names = await loadHolidayNames(language);
  expect(names["inti-raymi"]).toContain("Inti Raymi");
});

test("a blank that nobody fills stays to be seen", () => {
  expect(fillIn("{a} – {b}", { a: "Cusco" })).toBe("Cusco – {b}");
});
