import type { Facts } from "#content/facts/facts.ts";
import { incaTrailClosedMonth } from "#content/facts/holidays/busy-times.ts";
import { restBefore, trekOf } from "#content/facts/treks/trek-stays.ts";
import { addDays, monthOf, type PlainDate } from "#content/plain-date.ts";
import { nightsAbove } from "#content/trips/outings/plan-outings.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";
import { permitMonths } from "#content/trips/tickets.ts";
import type { TrekFinding } from "./findings.ts";

/** Hours on the road after the last day of a trek that one can still do. */
const hoursAfter = 6;

/** Finds the treks that come before nights enough at altitude or out of season, that need a permit, or leave no evening at their end. */
export function findTreks(facts: Facts, start: PlainDate | null, stays: readonly PlanStay[]): TrekFinding[] {
  return stays.flatMap((stay, stop) => [
    ...findRest(stays, stay, stop),
    ...findTime(facts, start, stay, stop),
    ...findWayOn(stay, stays[stop + 1], stop + 1),
  ]);
}

function findRest(stays: readonly PlanStay[], { trek, leaves }: PlanStay, stop: number): TrekFinding[] {
  if (!trek) return [];
  const [nights, above] = restBefore(trek);
  const slept = nightsAbove(above, leaves, stays);
  return slept < nights ? [{ kind: "trek-height", stop, trek, nights, above, slept }] : [];
}

/** The month that is outside of its season, of the first and the last day; else its permit, if it has one. */
function findTime(
  facts: Facts,
  start: PlainDate | null,
  { trek, leaves, goesOn }: PlanStay,
  stop: number,
): TrekFinding[] {
  if (!trek) return [];
  const { season, permit } = trekOf(trek);
  const hasPermit = permit === "licensed agency";
  const [first = null, last] = start ? [leaves, goesOn].map((day) => addDays(start, day)) : [];
  const month = [first, last]
    .map((day) => day && monthOf(day))
    .find((each) => each && !season.includes(each));
  if (month) {
    const kind = hasPermit && month === incaTrailClosedMonth ? "trek-closed" : "trek-season";
    return [{ kind, stop, trek, month }];
  }
  return hasPermit ? [{ kind: "trek-permit", stop, trek, ahead: permitMonths(facts, first) }] : [];
}

/** A night bus takes one on in the evening. */
function findWayOn({ trek }: PlanStay, next: PlanStay | undefined, stop: number): TrekFinding[] {
  if (!trek || !next?.leg || next.leg.isOvernight) return [];
  const hours = Math.round(next.leg.minutes[1] / 60);
  const flies = next.leg.rides.some(({ by }) => by === "plane");
  return flies || hours > hoursAfter ? [{ kind: "trek-end", stop, trek, hours }] : [];
}
