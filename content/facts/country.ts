export const country = {
  areaKm2: 1_285_216,
  populationMillions: 34,
  callingCode: "+51",
  utcOffsetHours: -5,
  volts: 220,
  hertz: 60,
  /** In soles, like the coins. */
  notes: [10, 20, 50, 100, 200],
  coins: [1, 2, 5],
  /** Hotel guests who live abroad need not pay it. */
  vatPercent: 18,
} as const;

/** Telephone numbers for emergencies (2025-12, 2026-01). */
export const emergency = { police: "105", ambulance: "106", fire: "116", highwayPolice: "110" } as const;
