import type { Facts } from "#content/facts/facts.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import type { Camp } from "#content/facts/treks/trek-stays.ts";
import { classicTrips } from "./classic-trips.ts";
import { doorToDoor } from "./door-to-door.ts";
import { otherTrips } from "./other-trips.ts";
import type { TrekTrip, Trip } from "./trip.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** The order is that of their overview. Trip planners copy one and change it. */
export const itineraries = {
  "one-week": classicTrips["one-week"],
  "ten-days": classicTrips["ten-days"],
  "two-weeks": classicTrips["two-weeks"],
  "cusco-jungle": otherTrips["cusco-jungle"],
  "three-weeks": classicTrips["three-weeks"],
  slow: otherTrips.slow,
  "with-children": otherTrips["with-children"],
  north: otherTrips.north,
} as const satisfies Record<string, Trip>;

export type ItineraryId = keyof typeof itineraries;

export const itineraryIds = keysOf(itineraries);

/** Nights in a row in one bed, in a camp, or on a bus. */
export interface Stay {
  place: PlaceId | Camp | "bus";
  nights: number;
}

/** How many nights an entry tells of. */
function nightsOf({ day, until = day, sleep }: TrekTrip["days"][number]): number {
  return sleep === "home" ? 0 : until - day + 1;
}

/** The nights of a trip in their order; those in the same place are one stay. */
export function staysOf({ days }: TrekTrip): Stay[] {
  const stays: Stay[] = [];
  for (const day of days) {
    if (day.sleep === "home") continue;
    const last = stays.at(-1);
    if (last?.place === day.sleep && day.sleep !== "bus") last.nights += nightsOf(day);
    else stays.push({ place: day.sleep, nights: nightsOf(day) });
  }
  return stays;
}

/** The places with a bed, in the order of the first night there. */
export function bedsOf(trip: TrekTrip): PlaceId[] {
  return [
    ...new Set(
      staysOf(trip).flatMap(({ place }) => (place === "bus" || typeof place === "object" ? [] : [place])),
    ),
  ];
}

/** The highest bed of all its beds; no fact is read for it. */
export function highestBedOf(id: ItineraryId): PlaceId {
  const [highest = "miraflores"] = bedsOf(itineraries[id]).toSorted(
    (a, b) => places[b].altitude - places[a].altitude,
  );
  return highest;
}

/**
 * The numbers that a table compares: all nights, the highest bed and the longest way of a day, in minutes from door to door. A night bus
 * is slept on, and no day is lost by it.
 */
export function tripMeasures(
  facts: Facts,
  id: ItineraryId,
): {
  nights: number;
  highest: PlaceId;
  longest: readonly [number, number];
} {
  const trip: Trip = itineraries[id];
  return {
    nights: trip.days.reduce((sum, day) => sum + nightsOf(day), 0),
    highest: highestBedOf(id),
    // Read when it is asked for: the ways are facts, the others are not.
    get longest() {
      const times = trip.days.map(({ legs = [] }) =>
        doorToDoor(legs.map(facts).filter(({ by }) => by !== "nightBus")),
      );
      const [longest] = times.toSorted((a, b) => b[1] - a[1]);
      return longest ?? ([0, 0] as const);
    },
  };
}
