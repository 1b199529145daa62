/** What the weather page tells beside the monthly means of climate.ts; °C, mm, metres, percent. */
export const weatherFacts = {
  /** Kinds of climate that SENAMHI counts in Peru. */
  climates: 38,
  coastPercent: 11.6,
  sea: [16, 21],
  limaHumidity: 80,
  /** Above this the coast's winter is sunny. */
  sunAbove: 500,
  limaHeat: { degrees: 33, month: "1998-01" },
  arequipaRain: [75, 100],
  /** What sources give for a year in Iquitos. */
  iquitosRain: [2600, 3000],
  /** How much the Amazon at Iquitos rises and falls within a year. */
  riverMetres: [9, 12],
  /** In a cold spell (friaje) of the southern jungle. */
  friaje: [10, 15],
} as const;
