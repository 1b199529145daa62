import type { Facts } from "#content/facts/facts.ts";
import { altitudeSteps } from "#content/facts/health/altitude-rules.ts";
import { closingDays } from "#content/facts/itineraries/closing-days.ts";
import { dayTrips, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { places } from "#content/facts/places/places.ts";
import { campsOf } from "#content/facts/treks/trek-stays.ts";
import { addDays, weekdayOf } from "#content/plain-date.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";
import { legBetween } from "#content/trips/plan-ways.ts";
import { paceOf } from "#content/trips/party/party.ts";
import type { Plan, PlanPlace } from "#content/trips/plan.ts";

/** A day trip of a plan, on a day of its stop. */
export interface PlanOuting {
  trip: DayTripId;
  /** Index of the stop. */
  stop: number;
  /** Counted from 0, the day of landing; null where the stop has no day left for it. */
  day: number | null;
  /** Nights before it that are as high as it asks for, since the last bed near the sea. */
  slept: number;
  /** Whether its gate is known to be shut on that day. */
  isShut: boolean;
}

/** There and back from a bed, from–to; null where no source gives the hours of the trip. */
export function outingMinutes(
  facts: Facts,
  trip: DayTripId,
  bed: PlanPlace,
): readonly [number, number] | null {
  const { minutes, start = bed } = dayTrips[trip];
  const [least, most] = legBetween(facts, bed, start)?.minutes ?? [0, 0];
  return minutes ? [minutes[0] + 2 * least, minutes[1] + 2 * most] : null;
}

/**
 * Lays out the day trips of a plan, each on a day of its own: the first one after nights enough, on which it is not shut, or else
 * the last one. The day of arrival stays free, and the days that the pace keeps free; on that of leaving there is time for a short one.
 */
export function planOutings(facts: Facts, plan: Plan, stays: readonly PlanStay[]): PlanOuting[] {
  const { start, stops } = plan;
  const { free } = paceOf(plan);
  return stays.flatMap(({ arrives, nights, leaves }, stop) => {
    const taken: number[] = [];
    const whole = Array.from({ length: nights - 1 }, (_, index) => arrives + 1 + index);
    return (stops[stop]?.trips ?? []).map((trip): PlanOuting => {
      const { rest: [needed, above] = [0, 0], closes } = dayTrips[trip];
      const days = canTravelAfter(facts, plan, trip, stays, stop) ? [...whole, leaves] : whole;
      const left = days.flatMap((day) => {
        if (taken.some((other) => Math.abs(other - day) <= free)) return [];
        const weekday = start && closes && weekdayOf(addDays(start, day));
        const isShut = closes !== undefined && weekday === facts(closingDays)[closes].weekday;
        return [{ day, isShut, slept: nightsAbove(above, day, stays) }];
      });
      const open = left.filter(({ isShut }) => !isShut);
      const best = open.find(({ slept }) => slept >= needed) ?? open.at(-1) ?? left.at(-1);
      if (best) taken.push(best.day);
      return { trip, stop, day: null, slept: needed, isShut: false, ...best };
    });
  });
}

/** By road, by day within the hours of the pace or by the night bus; not home, not by a plane that does not wait, and not on foot. */
function canTravelAfter(
  facts: Facts,
  plan: Plan,
  trip: DayTripId,
  stays: readonly PlanStay[],
  stop: number,
): boolean {
  const { beforeWay, hours } = paceOf(plan);
  const [stay, leg] = [stays[stop], stays[stop + 1]?.leg];
  const most = stay && outingMinutes(facts, trip, stay.place)?.[1];
  if (!most || most > beforeWay || stay.trek || !leg || leg.rides.some(({ by }) => by === "plane"))
    return false;
  return leg.isOvernight || most + leg.minutes[1] <= hours * 60;
}

/** Since the last bed near the sea; a low camp of a trek takes nothing away. */
export function nightsAbove(metres: number, day: number, stays: readonly PlanStay[]): number {
  let nights = 0;
  for (const { place, arrives, leaves, trek } of stays.filter((stay) => stay.arrives < day)) {
    const { altitude } = places[place];
    if (altitude < altitudeSteps.lowest) nights = 0;
    else if (altitude > metres) nights += Math.min(leaves, day) - arrives;
    const camps = trek ? campsOf(trek).slice(0, Math.max(day - leaves, 0)) : [];
    nights += camps.filter((camp) => camp.metres > metres).length;
  }
  return nights;
}
