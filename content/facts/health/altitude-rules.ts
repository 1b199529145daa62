import { datedFacts } from "#content/facts/facts.ts";

/**
 * For healthy adults, in metres (CDC Yellow Book 2024, “High Elevation Travel & Altitude Illness”). Children: consensus of
 * the International Society for Mountain Medicine (2001) and Kids Travel Doc (2008).
 */
export const altitudeRules = datedFacts("health.altitudeRules", {
  asOf: "2024-01",
  /** Do not sleep higher on the first day. */
  firstNight: 2750,
  /** Above `altitudeSteps.stepAbove`, the most by which the next bed may be higher. */
  step: 500,
  /** A night more at the same height for each. */
  extraNightEvery: 1000,
  /** Hours without alcohol and exertion, above that height. */
  rest: { hours: 48, above: 2450 },
  adaptationDays: [3, 5],
  /** Oxygen pressure at that height, in percent of that at the sea. */
  oxygen: { at: 3050, percent: 69 },
  /** Doctors think of medicine when one goes from the sea to above this in a day (Tripprep). */
  medicineAbove: 2800,
  childrenAsAdultsFrom: 8,
  childrenIll: { percent: 30, climb: 1500 },
  /** Advice seen for pregnancy without complications: no sleeping above. */
  pregnancy: 3000,
} as const);

/**
 * Metres: above this the Wilderness Medical Society (practice guidelines for acute altitude illness, 2024 update) sets the
 * step of 500 m a night; a bed from `lowest` up counts as a first step of the ascent (content/facts/itineraries/booking.ts).
 */
export const altitudeSteps = { stepAbove: 3000, lowest: 2000 } as const;

/** Visitors who died of cardiac arrest or collapse around Cusco (El Comercio, August 2024): how many at least, what ages. */
export const deathsAroundCusco = datedFacts("health.deathsAroundCusco", {
  asOf: "2024-08",
  since: 2022,
  visitors: 6,
  ages: [35, 72],
} as const);
