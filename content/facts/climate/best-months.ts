import type { Month } from "#i18n/format/format-months.ts";

export type TravelZone = "coast" | "andes" | "amazon";

/** "avoid": rain stops trains, trails and flights often enough to spoil a journey. */
export type MonthRating = "best" | "possible" | "avoid";

interface ZoneMonths {
  /** 1 to 12; every month that is in neither list is possible. */
  best: readonly number[];
  avoid: readonly number[];
}

const zones: Record<TravelZone, ZoneMonths> = {
  coast: { best: [12, 1, 2, 3, 4], avoid: [] },
  andes: { best: [5, 6, 7, 8, 9], avoid: [1, 2] },
  amazon: { best: [6, 7, 8, 9, 10], avoid: [] },
};

export function monthRatings(zone: TravelZone): MonthRating[] {
  const { best, avoid } = zones[zone];
  return Array.from({ length: 12 }, (_, index) => {
    if (best.includes(index + 1)) return "best";
    return avoid.includes(index + 1) ? "avoid" : "possible";
  });
}

export function monthsRated(zone: TravelZone, rating: MonthRating): Month[] {
  // Twelve ratings, so the index plus one is a month.
  return monthRatings(zone).flatMap((given, index) => (given === rating ? [(index + 1) as Month] : []));
}

/** For a journey through all three zones: the dry Andes at the edges of the coast's fog and of the jungle's rain. */
export const wholeCountryMonths: readonly Month[] = [5, 9];
