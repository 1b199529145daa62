/** Figures beside the monthly means of climate.ts: °C, mm, metres, percent. */
export const weatherFacts = {
  /** As SENAMHI counts them. */
  climates: 38,
  coastPercent: 11.6,
  sea: [16, 21],
  limaHumidity: 80,
  /** Above this altitude the coast's winter is sunny. */
  sunAbove: 500,
  limaHeat: { degrees: 33, month: "1998-01" },
  arequipaRain: [75, 100],
  /** A year, by different sources. */
  iquitosRain: [2600, 3000],
  /** Rise and fall of the Amazon at Iquitos within a year. */
  riverMetres: [9, 12],
  /** During a friaje, a cold spell in the southern jungle. */
  friaje: [10, 15],
} as const;
