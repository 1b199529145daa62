import type { Facts } from "#content/facts/facts.ts";
import { planNights, planStays } from "#content/trips/plan-days.ts";
import type { Plan } from "#content/trips/plan.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { counter } from "#i18n/format/count.ts";
import type { Language } from "#i18n/languages.ts";

/** Its first beds and its length. @example planName(facts, plan, words, "en") // "Lima – Cusco – Pisac, 7 nights" */
export function planName(
  facts: Facts,
  plan: Plan,
  { places, nights }: PlannerWords,
  language: Language,
): string {
  const beds = [...new Set(plan.stops.map(({ place }) => places[place].replace(/ \(.*/, "")))];
  return [
    beds.slice(0, 3).join(" – "),
    counter(language)(planNights(plan, planStays(facts, plan)).length, nights),
  ].join(", ");
}
