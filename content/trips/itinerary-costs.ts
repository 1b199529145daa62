import type { Facts } from "#content/facts/facts.ts";
import type { ItineraryId } from "#content/facts/itineraries/itineraries.ts";
import { planCosts, type PlanCosts } from "./plan-costs.ts";
import { itineraryPlan } from "./templates.ts";

/** Soles a person of two for an itinerary, from–to, by style: what the planner says when it is opened there. */
export function itineraryCosts(facts: Facts, id: ItineraryId): PlanCosts["total"] {
  return planCosts(facts, itineraryPlan(id)).total;
}
