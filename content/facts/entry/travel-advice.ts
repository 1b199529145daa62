import { datedFacts } from "#content/facts/facts.ts";

export const safetyAdvice = datedFacts("entry.safetyAdvice", {
  /** Theft is the main risk (United Kingdom, Australia). */
  theft: { asOf: "2025-11" },
  /** The United Kingdom advises against travel to two areas; the strip is along the Colombian border. */
  areas: { asOf: "2025-05" },
  borderStripKm: 20,
  unitedStates: { level: 2, of: 4, asOf: "2025-05" },
  /** Deaths of visitors after ayahuasca (United States embassy). */
  ayahuasca: { deathsIn: 2024, asOf: "2025-01" },
} as const);

/** Yellow fever (CDC; since 2025 with Machu Picchu, which Peru's own ministry of health does not count): metres, days. */
export const yellowFever = datedFacts("entry.yellowFever", {
  belowMetres: 2300,
  daysBefore: 10,
  machuPicchuSince: 2025,
  ministry: { asOf: "2026-01" },
} as const);
