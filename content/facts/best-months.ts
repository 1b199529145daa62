export type TravelZone = "coast" | "andes" | "amazon";

/** "avoid": rain stops trains, trails and flights often enough to spoil a journey. */
export type MonthMark = "best" | "possible" | "avoid";

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

/** How good each month is for a zone, January first. */
export function monthMarks(zone: TravelZone): MonthMark[] {
  const { best, avoid } = zones[zone];
  return Array.from({ length: 12 }, (_, index) => {
    if (best.includes(index + 1)) return "best";
    return avoid.includes(index + 1) ? "avoid" : "possible";
  });
}
