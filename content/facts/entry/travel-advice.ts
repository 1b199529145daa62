export const safetyAdvice = {
  /** Theft is the main risk (United Kingdom, Australia). */
  theft: { asOf: "2025-11" },
  /**
   * Against crime in Lima and Callao: since DS 124-2025-PCM prolonged again and again (DS 140-2025-PCM, DS 006-2026-PCM), and
   * declared anew by the last decree known (RPP, La República).
   */
  emergency: {
    since: "2025-10",
    lastDecree: "DS 027-2026-PCM",
    lastDeclared: "2026-02-28",
    days: 30,
    asOf: "2026-02",
    unconfirmed: true,
  },
  /** The United Kingdom advises against travel to two areas; the strip is along the Colombian border. */
  areas: { asOf: "2025-05" },
  borderStripKm: 20,
  unitedStates: { level: 2, of: 4, asOf: "2025-05" },
  /** Deaths of visitors after ayahuasca (United States embassy). */
  ayahuasca: { deathsIn: 2024, asOf: "2025-01" },
} as const;

/** Yellow fever (CDC; since 2025 with Machu Picchu, which Peru's own ministry of health does not count): metres, days. */
export const yellowFever = {
  belowMetres: 2300,
  daysBefore: 10,
  machuPicchuSince: 2025,
  ministry: { asOf: "2026-01" },
} as const;
