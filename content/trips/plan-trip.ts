import type { Facts, FactSource } from "#content/facts/facts.ts";
import type { TrekTrip } from "#content/facts/itineraries/trip.ts";
import type { Way } from "#content/facts/itineraries/ways.ts";
import { mapCutOf } from "#content/facts/map/map-cut.ts";
import { campsOf } from "#content/facts/treks/trek-stays.ts";
import { planStays, wayHome } from "./plan-days.ts";
import type { Leg } from "./plan-ways.ts";
import type { Plan } from "./plan.ts";

/** A plan as the figures of the itineraries draw one: its rides and beds, and the cut of the map that shows all of them. */
export function planTrip(facts: Facts, plan: Plan): TrekTrip {
  const days: TrekTrip["days"][number][] = [];
  for (const { place, leg, arrives, leaves, trek } of planStays(facts, plan)) {
    const legs = sourcesOf(leg);
    if (leg?.isOvernight) days.push({ day: arrives, legs, sleep: "bus", price: "none" });
    days.push({
      day: arrives + 1,
      until: leaves,
      ...(!leg?.isOvernight && { legs }),
      sleep: place,
      price: "none",
    });
    const camps = trek ? campsOf(trek) : [];
    days.push(...camps.map((sleep, night) => ({ day: leaves + night + 1, sleep, price: "none" as const })));
  }
  const last = days.at(-1);
  days.push({
    day: (last?.until ?? last?.day ?? 0) + 1,
    legs: sourcesOf(wayHome(facts, plan)),
    sleep: "home",
    price: "none",
  });
  return { days, best: [], map: mapCutOf(plan.stops.map(({ place }) => place)) };
}

function sourcesOf(leg: Leg | null): FactSource<Way>[] {
  return leg?.rides.map(({ source }) => source) ?? [];
}
