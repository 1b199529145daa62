import { dayTrips, dayTripsFrom, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { isPlanPlace, type PlanPlace } from "#content/trips/plan.ts";
import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { keepableOf, keptPlaces, type KeptPlace, type KeptTrip } from "./keepable.ts";

/** Null of one that the planner does not know: another release may have kept it. */
export function dayTripOf(id: KeptTrip): DayTripId | null {
  const trip = id.replace(/^trip-/, "");
  // Safe cast: it is a key of them.
  return Object.hasOwn(dayTrips, trip) ? (trip as DayTripId) : null;
}

/** Those from the beds of a place's page, each once. */
export function tripsOfPage(page: KeptPlace): DayTripId[] {
  return [...new Set(keepableOf(page).beds.flatMap(dayTripsFrom))];
}

/** From which the planner sets out on it; the first is fitted into a plan. */
export function bedsOfTrip(trip: DayTripId): PlanPlace[] {
  return dayTrips[trip].from.filter(isPlanPlace);
}

/** @example tripPath("humantay", "en") // "/en/cusco-guide" */
export function tripPath(trip: DayTripId, language: Language): string {
  const page = keptPlaces.find((place) => tripsOfPage(place).includes(trip)) ?? "place-cusco";
  return pagePath(page, language);
}
