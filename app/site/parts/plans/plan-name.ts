import type { Facts } from "#content/facts/facts.ts";
import { planNights, planStays } from "#content/trips/plan-days.ts";
import type { Plan } from "#content/trips/plan.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { counter } from "#i18n/format/count.ts";
import type { Language } from "#i18n/languages.ts";

/** Its first beds and its length. @example planName(facts, plan, words, "en") // "Lima – Cusco – Pisac, 7 nights" */
export function planName(facts: Facts, plan: Plan, words: PlannerWords, language: Language): string {
  const beds = [...new Set(stopNames(plan, words))].slice(0, 3);
  return `${beds.join(" – ")}, ${length(facts, plan, words, language)}`;
}

/** All its stops and its length. @example planTitle(facts, plan, words, "en") // "Lima – Cusco – Lima, 9 nights" */
export function planTitle(facts: Facts, plan: Plan, words: PlannerWords, language: Language): string {
  return `${stopNames(plan, words).join(" – ")}, ${length(facts, plan, words, language)}`;
}

function stopNames({ stops }: Plan, { places }: PlannerWords): string[] {
  return stops.map(({ place }) => places[place].replace(/ \(.*/, ""));
}

function length(facts: Facts, plan: Plan, { nights }: PlannerWords, language: Language): string {
  return counter(language)(planNights(plan, planStays(facts, plan)).length, nights);
}
