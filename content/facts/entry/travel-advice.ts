export const safetyAdvice = {
  /** Theft is the main risk (United Kingdom, Australia). */
  theftAsOf: "2025-11",
  /** Against crime in Lima and Callao: the first month, and the last end that was announced. */
  emergencySince: "2025-10",
  emergencyLastKnownEnd: "2026-01-19",
  /** The United Kingdom advises against travel to these areas. */
  areasAsOf: "2025-05",
  borderStripKm: 20,
  /** Deaths of visitors after ayahuasca (United States). */
  ayahuascaAsOf: "2024",
} as const;

/** Yellow fever (CDC; since 2025 with Machu Picchu): metres, days. */
export const yellowFever = { belowMetres: 2300, daysBefore: 10, machuPicchuSince: 2025 } as const;
