import type { PlainDate } from "#content/plain-date.ts";
import { dayTripsFrom, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import type { Means } from "#content/facts/itineraries/ways.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { trekOf } from "#content/facts/treks/trek-stays.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import { gatePlace, type Gate } from "./gates.ts";
import type { Party } from "./party/party.ts";

/** Where a plan can have a bed, in the order of the choice: from Lima down the coast, up to Cusco, the jungle, the north. */
export const planZones = {
  coast: ["miraflores", "paracas", "huacachina", "nazca"],
  andes: [
    "arequipa",
    "yanque",
    "cabanaconde",
    "puno",
    "amantani",
    "cusco",
    "pisac",
    "urubamba",
    "ollantaytambo",
    "aguas-calientes",
  ],
  amazon: ["puerto-maldonado", "tambopata", "iquitos"],
  north: [
    "caraz",
    "huaraz",
    "trujillo",
    "huanchaco",
    "cajamarca",
    "chiclayo",
    "chachapoyas",
    "cocachimba",
    "leymebamba",
    "mancora",
  ],
} as const satisfies Record<string, PlaceId[]>;

export const planPlaces = Object.values(planZones).flat();

export type PlanPlace = (typeof planPlaces)[number];

export interface PlanStop {
  place: PlanPlace;
  /** Nights in a bed there, from 1; a night on a bus before it is not among them. */
  nights: number;
  /** How one gets there, where it is not the usual way. */
  by?: Means;
  /** Day trips from there, the easier on the body first; left out where there are none. */
  trips?: readonly DayTripId[];
  /** The trek on which one sets out from there after those nights; left out where there is none. */
  trek?: TrekId;
}

/** Begins with the landing in Lima and ends with the flight home from there, if it names no others. */
export interface Plan {
  /** The day of landing, where it is known. */
  start: PlainDate | null;
  /** Where it begins and ends, where that is not Lima. */
  from?: Gate;
  to?: Gate;
  stops: readonly PlanStop[];
  /** The people who travel, where they are not the usual party. */
  party?: Party;
}

export const planLimits = { stops: 30, nights: 30 } as const;

export const emptyPlan: Plan = { start: null, stops: [] };

export function isPlanPlace(id: string): id is PlanPlace {
  return (planPlaces as string[]).includes(id);
}

/** Where the way on begins: the end of the trek, or else the bed. */
export function endOf({ place, trek }: Pick<PlanStop, "place" | "trek">): PlanPlace {
  const end = trek && trekOf(trek).end;
  return end && isPlanPlace(end) ? end : place;
}

/** Where the way to a stop begins: where one leaves the stop before it, or where the trip begins. */
export function startOfWay(
  before: Pick<PlanStop, "place" | "trek"> | undefined,
  from: Gate | undefined,
): PlaceId {
  return before ? endOf(before) : gatePlace(from);
}

/** The way to a stop that one reaches from elsewhere now becomes the usual one: that which was chosen led from there. */
function withStops(plan: Plan, stops: readonly PlanStop[]): Plan {
  const cameFrom = (list: readonly PlanStop[], stop: PlanStop) => {
    const before = list[list.indexOf(stop) - 1];
    return before && endOf(before);
  };
  const usual = ({ by: _, ...stop }: PlanStop): PlanStop => stop;
  const isElsewhere = (stop: PlanStop) =>
    plan.stops.includes(stop) && cameFrom(stops, stop) !== cameFrom(plan.stops, stop);
  return { ...plan, stops: stops.map((stop) => (isElsewhere(stop) ? usual(stop) : stop)) };
}

/** @param at the index that the first of them gets */
export function insertStops(plan: Plan, at: number, ...added: readonly PlanStop[]): Plan {
  return withStops(plan, plan.stops.toSpliced(at, 0, ...added));
}

export function removeStop(plan: Plan, index: number): Plan {
  return withStops(plan, plan.stops.toSpliced(index, 1));
}

export function moveStop(plan: Plan, from: number, to: number): Plan {
  const moved = plan.stops[from];
  if (!moved || to < 0 || to >= plan.stops.length) return plan;
  return withStops(plan, plan.stops.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** Changes one stop. */
function withStop(plan: Plan, index: number, change: (stop: PlanStop) => PlanStop): Plan {
  return withStops(
    plan,
    plan.stops.map((stop, at) => (at === index ? change(stop) : stop)),
  );
}

/** Changes the nights of a stop, within the limits. */
export function setNights(plan: Plan, index: number, nights: number): Plan {
  return withStop(plan, index, (stop) => ({
    ...stop,
    nights: Math.min(Math.max(nights, 1), planLimits.nights),
  }));
}

/** @param by null for the usual way */
export function setMeans(plan: Plan, index: number, by: Means | null): Plan {
  return withStop(plan, index, ({ by: _, ...stop }) => ({ ...stop, ...(by && { by }) }));
}

/** The chosen ones of the trips from a bed, as a part of a stop there. */
export function tripsOf(place: PlanPlace, chosen: readonly DayTripId[]): Pick<PlanStop, "trips"> {
  const trips = dayTripsFrom(place).filter((trip) => chosen.includes(trip));
  return trips.length > 0 ? { trips } : {};
}

/** Takes a day trip from a stop into the plan, or out of it again. */
export function toggleTrip(plan: Plan, index: number, trip: DayTripId): Plan {
  return withStop(plan, index, ({ trips = [], ...stop }) => {
    const chosen = trips.includes(trip) ? trips.filter((other) => other !== trip) : [...trips, trip];
    return { ...stop, ...tripsOf(stop.place, chosen) };
  });
}

/** Sets out on a trek from a stop. @param trek null for none */
export function setTrek(plan: Plan, index: number, trek: TrekId | null): Plan {
  return withStop(plan, index, ({ trek: _, ...stop }) => (trek ? { ...stop, trek } : stop));
}
