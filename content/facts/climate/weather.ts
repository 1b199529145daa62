import { datedFacts } from "#content/facts/facts.ts";

/** Figures beside the monthly means of climate.ts: °C, mm, metres, percent. */
export const weatherFacts = {
  /** The number of climates by SENAMHI's count. */
  climates: 38,
  coastPercent: 11.6,
  sea: [16, 21],
  limaHumidity: 80,
  /** Above roughly this altitude the coast's winter is sunny: Ica, at 406 m, has it. */
  sunAbove: 400,
  limaHeat: { degrees: 33, month: "1998-01" },
  arequipaRain: [75, 100],
  /** A year, by different sources. */
  iquitosRain: [2600, 3000],
  /** Rise and fall of the Amazon at Iquitos within a year. */
  riverMetres: [9, 12],
  /** During a friaje, a cold spell in the southern jungle. */
  friaje: [10, 15],
  friajeMonths: [5, 6, 7, 8],
} as const;

/** When floods cut the roads of the north coast in years of El Niño. */
export const northRainMonths = [1, 2, 3, 4] as const;

/**
 * The coastal El Niño of 2026 and 2027: ENFEN's bulletin 03-2026 of 13 February raised the alert (RPP); 16-2026 of 14 September
 * expects the highest of its classes, extraordinary, until January and an end in the middle of the southern autumn; 17-2026 of 28
 * September kept the alert. The districts are those with an emergency in case of heavy rain (DS 124-2026-PCM of 1 September, for
 * 60 days). No bulletin was found that is newer.
 */
export const coastalElNino = datedFacts("climate.coastalElNino", {
  asOf: "2026-09",
  alertSince: "2026-02",
  strongestUntil: "2027-01",
  expectedUntil: "2027-05",
  districtsInEmergency: 893,
} as const);
