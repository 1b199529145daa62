import type { Facts, FactSource } from "#content/facts/facts.ts";
import type { Trip, TripDay } from "#content/facts/itineraries/trip.ts";
import type { Way } from "#content/facts/itineraries/ways.ts";
import { mapCutOf } from "#content/facts/map/map-cut.ts";
import { planStays, wayHome } from "./plan-days.ts";
import type { Leg } from "./plan-ways.ts";
import type { Plan } from "./plan.ts";

/** A plan as the figures of the itineraries draw one: its rides and beds, and the cut of the map that shows all of them. */
export function planTrip(facts: Facts, plan: Plan): Trip {
  const days: TripDay[] = [];
  for (const { place, leg, arrives, leaves } of planStays(facts, plan)) {
    const legs = sourcesOf(leg);
    if (leg?.isOvernight) days.push({ day: arrives, legs, sleep: "bus", price: "none" });
    days.push({
      day: arrives + 1,
      until: leaves,
      ...(!leg?.isOvernight && { legs }),
      sleep: place,
      price: "none",
    });
  }
  days.push({
    day: (days.at(-1)?.until ?? 0) + 1,
    legs: sourcesOf(wayHome(facts, plan)),
    sleep: "home",
    price: "none",
  });
  return { days, best: [], map: mapCutOf(plan.stops.map(({ place }) => place)) };
}

function sourcesOf(leg: Leg | null): FactSource<Way>[] {
  return leg?.rides.map(({ source }) => source) ?? [];
}
