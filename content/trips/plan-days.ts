import type { Facts } from "#content/facts/facts.ts";
import type { PlainDate } from "#content/plain-date.ts";
import { addDays } from "#content/plain-date.ts";
import type { Plan, PlanPlace } from "./plan.ts";
import { airport, legBetween, type Leg } from "./plan-ways.ts";

/** A night of the plan: in a bed of a stop, or on the bus that leads to it. */
export interface PlanNight {
  /** Counted from 0, the day of landing; the night follows it. */
  day: number;
  /** Index of the stop. */
  stop: number;
  place: PlanPlace | "bus";
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
}

/** The legs of a plan are read often, and finding one that has several rides takes a moment. */
export function planStays(facts: Facts, { stops }: Plan): PlanStay[] {
  const stays: PlanStay[] = [];
  for (const { place, nights, by } of stops) {
    const before = stays.at(-1);
    const leg = legBetween(facts, before?.place ?? airport, place, by);
    const arrives = (before?.leaves ?? 0) + (leg?.isOvernight ? 1 : 0);
    stays.push({ place, nights, leg, arrives, leaves: arrives + nights });
  }
  return stays;
}

export function planNights(plan: Plan, stays: readonly PlanStay[]): PlanNight[] {
  const dateOf = (day: number) => (plan.start ? addDays(plan.start, day) : null);
  return stays.flatMap(({ place, nights, leg, arrives }, stop) => {
    const onTheWay = leg?.isOvernight
      ? [{ day: arrives - 1, stop, place: "bus" as const, date: dateOf(arrives - 1) }]
      : [];
    const inBed = Array.from({ length: nights }, (_, night) => ({
      day: arrives + night,
      stop,
      place,
      date: dateOf(arrives + night),
    }));
    return [...onTheWay, ...inBed];
  });
}

/** The way home: from the last bed to the airport, or to the plane that lands there. */
export function wayHome(facts: Facts, { stops }: Plan): Leg | null {
  const last = stops.at(-1);
  return last ? legBetween(facts, last.place, airport) : null;
}
