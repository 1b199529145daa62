import { itineraries, type ItineraryId } from "#content/facts/itineraries/itineraries.ts";
import type { Trip } from "#content/facts/itineraries/trip.ts";
import { isPlanPlace, type Plan, type PlanStop } from "./plan.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** The itineraries of the guide that a plan can begin from, under their names in the planner. */
const templates = {
  "one-week": "one-week",
  "two-weeks": "two-weeks",
  "three-weeks": "three-weeks",
  "amazon-first": "cusco-jungle",
  "with-children": "with-children",
  slow: "slow",
  north: "north",
} as const satisfies Record<string, ItineraryId>;

export type TemplateId = keyof typeof templates;

export const templateIds = keysOf(templates);

export function templatePlan(id: TemplateId): Plan {
  return itineraryPlan(templates[id]);
}

/** The beds of an itinerary, each night bus as the way to the bed after it. */
export function itineraryPlan(id: ItineraryId): Plan {
  const trip: Trip = itineraries[id];
  const stops: PlanStop[] = [];
  let isOvernight = false;
  for (const { day, until = day, sleep } of trip.days) {
    if (sleep === "bus") isOvernight = true;
    if (!isPlanPlace(sleep)) continue;
    const nights = until - day + 1;
    const last = stops.at(-1);
    if (last?.place === sleep && !isOvernight) last.nights += nights;
    else stops.push({ place: sleep, nights, ...(isOvernight && { by: "nightBus" as const }) });
    isOvernight = false;
  }
  return { start: null, stops };
}
