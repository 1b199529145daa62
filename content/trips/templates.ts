import { dayTripsFrom, isAtNight } from "#content/facts/itineraries/day-trips.ts";
import { itineraries, type ItineraryId } from "#content/facts/itineraries/itineraries.ts";
import type { Trip } from "#content/facts/itineraries/trip.ts";
import { paceRules, type Pace } from "./party/pace.ts";
import { isPlanPlace, tripsOf, type Plan, type PlanStop } from "./plan.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Beds to which planes and cars alone lead, where the guide's table of places has something for a wheelchair. */
const withoutSteps: readonly PlanStop[] = [
  { place: "miraflores", nights: 4 },
  { place: "arequipa", nights: 4 },
  { place: "urubamba", nights: 3, trips: ["moray"] },
  { place: "cusco", nights: 2 },
  { place: "miraflores", nights: 1 },
];

/** A plan can begin from each of these, under its name in the planner: an itinerary of the guide, or stops. */
const templates = {
  "one-week": "one-week",
  "ten-days": "ten-days",
  "two-weeks": "two-weeks",
  "three-weeks": "three-weeks",
  "amazon-first": "cusco-jungle",
  "with-children": "with-children",
  slow: "slow",
  north: "north",
  "without-steps": withoutSteps,
} as const satisfies Record<string, ItineraryId | readonly PlanStop[]>;

export type TemplateId = keyof typeof templates;

export const templateIds = keysOf(templates);

/**
 * At a calm pace no bed but the last one is for a single night, and no day trip sets out at night; at a full one a long stay is a
 * night shorter, unless its day trips need the nights before them.
 */
export function templatePlan(id: TemplateId, pace: Pace = "usual"): Plan {
  const template = templates[id];
  const stops = typeof template === "string" ? itineraryPlan(template).stops : template;
  return { start: null, stops: stops.map((stop, at) => paced(stop, pace, at === stops.length - 1)) };
}

function paced(stop: PlanStop, pace: Pace, isLast: boolean): PlanStop {
  const { nights, trips = [] } = stop;
  if (pace === "full") return { ...stop, nights: nights > 2 && trips.length === 0 ? nights - 1 : nights };
  if (pace === "usual" || isLast) return stop;
  const { trips: _, ...bed } = stop;
  return {
    ...bed,
    nights: Math.max(nights, paceRules[pace].nights),
    ...tripsOf(
      stop.place,
      trips.filter((trip) => !isAtNight(trip)),
    ),
  };
}

/** The beds of an itinerary with the day trips from them, each night bus as the way to the bed after it. */
export function itineraryPlan(id: ItineraryId): Plan {
  const trip: Trip = itineraries[id];
  const stops: PlanStop[] = [];
  let isOvernight = false;
  for (const { day, until = day, legs, sleep, outing } of trip.days) {
    if (sleep === "bus") isOvernight = true;
    if (!isPlanPlace(sleep)) continue;
    const nights = until - day + 1;
    const last = stops.at(-1);
    const isSame = last?.place === sleep && !isOvernight;
    // On a day on the way it is a stop between two beds, as Machu Picchu on the way to Cusco.
    const trips = legs ? [] : dayTripsFrom(sleep).filter((id) => id === outing?.to);
    const chosen = tripsOf(sleep, isSame ? [...(last.trips ?? []), ...trips] : trips);
    if (isSame) Object.assign(last, chosen, { nights: last.nights + nights });
    else stops.push({ place: sleep, nights, ...(isOvernight && { by: "nightBus" as const }), ...chosen });
    isOvernight = false;
  }
  return { start: null, stops };
}
