/** How much travellers want of their days. */
export const paces = ["calm", "usual", "full"] as const;

export type Pace = (typeof paces)[number];

interface PaceRule {
  /** Beds in a row for one night each that nobody minds. */
  changes: number;
  /** Nights in a bed of a ready-made route, at least. */
  nights: number;
  /** Hours of a day from which on its way, or its day trip with the way after it, is too long. */
  hours: number;
  /** Minutes of the longest day trip on the day on which one travels on; 0 for none on that day. */
  beforeWay: number;
  /** Free days of a stop after each of its day trips. */
  free: number;
  /** When one sets out, if no timetable says so. */
  begins: `${number}:${number}`;
}

/**
 * Working values: a calm day begins after breakfast and ends soon after nightfall. The usual pace is that of the itineraries.
 */
export const paceRules: Readonly<Record<Pace, PaceRule>> = {
  calm: { changes: 1, nights: 2, hours: 10, beforeWay: 0, free: 1, begins: "9:00" },
  usual: { changes: 3, nights: 1, hours: 13, beforeWay: 300, free: 0, begins: "8:00" },
  full: { changes: 5, nights: 1, hours: 15, beforeWay: 600, free: 0, begins: "6:00" },
};
