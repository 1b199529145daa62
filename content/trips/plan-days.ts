import type { Facts } from "#content/facts/facts.ts";
import type { PlainDate } from "#content/plain-date.ts";
import { addDays } from "#content/plain-date.ts";
import { campsOf, type Camp } from "#content/facts/treks/trek-stays.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import { gatePlace } from "./gates.ts";
import { endOf, startOfWay, type Plan, type PlanPlace } from "./plan.ts";
import { legBetween, type Leg } from "./plan-ways.ts";

/** A night of the plan: in a bed of a stop, on the bus that leads to it, or on the trek from it. */
export interface PlanNight {
  /** Counted from 0, the day of landing; the night follows it. */
  day: number;
  /** Index of the stop. */
  stop: number;
  place: PlanPlace | "bus" | Camp;
  date: PlainDate | null;
}

/** A stop with how one gets there, and the days from the arrival to the departure. */
export interface PlanStay {
  place: PlanPlace;
  nights: number;
  /** Null where our facts know no way. */
  leg: Leg | null;
  /** Counted from 0, the day of landing: of the first night in its bed, and of the day of leaving. */
  arrives: number;
  leaves: number;
  /** On that day one sets out on it. */
  trek?: TrekId;
  /** The day on which one goes on to the next stop: that of leaving, or of the trek's end. */
  goesOn: number;
}

/** The legs of a plan are read often, and finding one that has several rides takes a moment. */
export function planStays(facts: Facts, { stops, from }: Plan): PlanStay[] {
  const stays: PlanStay[] = [];
  for (const { place, nights, by, trek } of stops) {
    const before = stays.at(-1);
    const leg = legBetween(facts, startOfWay(before, from), place, by);
    const arrives = (before?.goesOn ?? 0) + (leg?.isOvernight ? 1 : 0);
    const leaves = arrives + nights;
    const goesOn = leaves + (trek ? campsOf(trek).length : 0);
    stays.push({ place, nights, leg, arrives, leaves, ...(trek && { trek }), goesOn });
  }
  return stays;
}

export function planNights({ start }: Pick<Plan, "start">, stays: readonly PlanStay[]): PlanNight[] {
  return stays.flatMap(({ place, nights, leg, arrives, trek }, stop) => {
    const beds = [
      ...(leg?.isOvernight ? ["bus" as const] : []),
      ...Array.from({ length: nights }, () => place),
      ...(trek ? campsOf(trek) : []),
    ];
    const first = arrives - (leg?.isOvernight ? 1 : 0);
    return beds.map((bed, night) => {
      const day = first + night;
      return { day, stop, place: bed, date: start ? addDays(start, day) : null };
    });
  });
}

/** The way home: from the last bed or trek to the airport, or to the plane that lands there, or out over a border. */
export function wayHome(facts: Facts, { stops, to }: Plan): Leg | null {
  const last = stops.at(-1);
  return last ? legBetween(facts, endOf(last), gatePlace(to)) : null;
}
