import { campsOf, topOfDay } from "#content/facts/treks/trek-stays.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";

/** A day of a trek of a plan. */
export interface TrekDay {
  trek: TrekId;
  /** Counted from 0, the day of landing. */
  day: number;
  /** Which of its days, from 1, and of how many. */
  nth: number;
  days: number;
  /** Metres of that day's highest point. */
  top: number;
}

/** Lays out the treks of a plan by day: the nights of each, and the day after the last of them, on which one goes on. */
export function planTrekDays(stays: readonly PlanStay[]): TrekDay[] {
  return stays.flatMap(({ trek, leaves }) => {
    if (!trek) return [];
    const days = campsOf(trek).length + 1;
    return Array.from({ length: days }, (_, index) => ({
      trek,
      day: leaves + index,
      nth: index + 1,
      days,
      top: topOfDay(trek, index + 1),
    }));
  });
}
