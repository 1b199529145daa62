import { expect, test } from "vitest";
import { loadHolidayNames } from "#content/load-holiday-names.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { checkPlan } from "#content/trips/check-plan.ts";
import { readPlan } from "#content/trips/plan-address.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { findingText } from "./finding-text.ts";

/** What a plan's checks say. */
async function warningsOf(query: string, language: Language): Promise<string[]> {
  const { plan } = readPlan(new URLSearchParams(query));
  const words = (await loadToolWords<PlannerWords>("trip-planner", language))();
  if (!words) throw new Error(`the planner has no words in ${language}`);
  const telling = { words, plan, language, holidays: await loadHolidayNames(language), months: [] };
  return checkPlan(plan).map(({ finding }) => findingText(finding, telling).replaceAll("\u00a0", " "));
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
