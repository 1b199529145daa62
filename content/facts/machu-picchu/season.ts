import { type Facts, datedFacts } from "#content/facts/facts.ts";
import type { Month } from "#i18n/format/format-months.ts";

/**
 * Months and days of the high season of 2026, when more visitors are let in and the seasonal routes are sold (R.M.
 * 285-2025-MC, October 2025). 2025 had the same pattern around its own Easter; for 2027 no list was found.
 */
export const highSeason = datedFacts("machu-picchu.highSeason", {
  asOf: "2025-10",
  unconfirmed: true,
  year: 2026,
  days: [
    ["01-01", "01-01"],
    ["04-02", "04-05"],
    ["06-19", "11-02"],
    ["12-30", "12-31"],
  ],
} as const);

export function highSeasonDays(facts: Facts): { from: string; to: string }[] {
  return facts(highSeason).days.map(([from, to]) => ({
    from: `${facts(highSeason).year}-${from}`,
    to: `${facts(highSeason).year}-${to}`,
  }));
}

/** The first of which no list was found. */
export function nextSeason(facts: Facts): number {
  return facts(highSeason).year + 1;
}

export type SeasonShare = "whole" | "part" | "none";

/** How many of a month's days are of the high season. */
export function highSeasonShare(facts: Facts, month: Month): SeasonShare {
  const { year, days } = facts(highSeason);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isHigh = (day: number) => {
    const monthAndDay = [month, day].map((part) => String(part).padStart(2, "0")).join("-");
    return days.some(([from, to]) => monthAndDay >= from && monthAndDay <= to);
  };
  const count = Array.from({ length: last }, (_, index) => isHigh(index + 1)).filter(Boolean).length;
  if (count === last) return "whole";
  return count > 0 ? "part" : "none";
}

/** 1 is quiet, 4 is sold out weeks ahead. */
export type Crowd = 1 | 2 | 3 | 4;

interface MonthOfSales {
  crowd: Crowd;
  /** How many months ahead to buy. */
  ahead: number;
}

/**
 * Our estimate: in August 2025 nothing was left online before September (Infobae, 6 August 2025), and of the first days of
 * 2026 some hours were gone in twelve minutes (Panamericana, 18 November 2025). January first.
 */
export const monthsOfSales = [
  { crowd: 2, ahead: 2 },
  { crowd: 1, ahead: 1 },
  { crowd: 2, ahead: 1 },
  { crowd: 3, ahead: 3 },
  { crowd: 3, ahead: 2 },
  { crowd: 4, ahead: 5 },
  { crowd: 4, ahead: 6 },
  { crowd: 4, ahead: 6 },
  { crowd: 3, ahead: 3 },
  { crowd: 3, ahead: 2 },
  { crowd: 2, ahead: 1 },
  { crowd: 2, ahead: 2 },
] as const satisfies MonthOfSales[];

/** Months without trains from Cusco, when a bus goes to the train: general knowledge, and bestandestravel.com (2017). */
export const bimodalMonths: readonly Month[] = [1, 2, 3, 4];
