import { datedFacts } from "#content/facts/facts.ts";

/** Hours in the air to Lima, from–to; general knowledge, the way back differs by up to an hour. */
export const flightHours = {
  amsterdam: [12.5, 13],
  paris: [12.5, 12.5],
  madrid: [12, 12],
  barcelona: [12, 12],
  losAngeles: [8.5, 9],
  newYork: [8, 8],
  toronto: [8, 8],
  dallas: [7.5, 7.5],
  atlanta: [7, 7],
  houston: [6.5, 7],
  mexicoCity: [5.75, 6],
  miami: [5.5, 6],
  saoPaulo: [5, 5],
  buenosAires: [4.75, 5],
  santiago: [3.75, 3.75],
  panama: [3.5, 3.5],
  bogota: [3, 3],
  quito: [2.5, 2.5],
  guayaquil: [2, 2],
  laPaz: [1.75, 2],
} as const satisfies Record<string, readonly [number, number]>;

/**
 * Routes as announced (ministry of transport, airlines, press); airlines came and left in 2025 and 2026. JetBlue left Lima on 13
 * June 2024 (its own word, by Fox 35 Orlando).
 */
export const announcedRoutes = datedFacts("borders.announcedRoutes", {
  /** Spain and Peru lifted the limits on flights between them. */
  madrid: { asOf: "2026-02" },
  barcelona: { since: "2026-06-03", aWeek: 3, asOf: "2026-02", unconfirmed: true },
  paris: { aWeek: 7, laterAWeek: 10, from: "2026-06", asOf: "2025-12", unconfirmed: true },
  canada: { aWeek: 2, from: "2025-12-05", to: "2026-03-27", asOf: "2025-12", unconfirmed: true },
  saltLakeCity: { since: "2025-12", asOf: "2025-12", unconfirmed: true },
  unitedStates: { asOf: "2025-04" },
  orlandoEnded: { on: "2026-03-29", asOf: "2025-12" },
  panama: { aWeek: 49, since: "2026-01", asOf: "2025-12" },
  argentina: { asOf: "2025-11" },
  iguazu: { since: "2025-12", asOf: "2025-12", unconfirmed: true },
  cancunEnded: { on: "2026-03-31", asOf: "2025-12" },
} as const);

/**
 * Permits for a change of planes: the US fee in dollars, and what it was before that day (CBP, Federal Register of 19 November
 * 2025). It goes up with prices each January.
 */
export const transitPermits = datedFacts("borders.transitPermits", {
  esta: { usd: 40.27, beforeUsd: 40, since: "2026-01-01", validYears: 2, asOf: "2026-01" },
} as const);

/** Lima's fee for passengers who change from one international flight to another (Ositrán, the airport), in dollars. */
export const transferFee = datedFacts("borders.transferFee", {
  usd: 11.86,
  since: "2025-12-07",
  asOf: "2025-12",
} as const);

/** Electronic gates at Lima and the registration for them (Migraciones). */
export const electronicGates = datedFacts("borders.electronicGates", {
  departures: 9,
  arrivals: 10,
  touristsSince: "2025-12-03",
  hoursBefore: 48,
  asOf: "2025-12",
} as const);

/** Hours to leave between landing in Lima and the next flight: advice, no rule. */
export const connectionHours = { oneTicket: 3, separateTickets: 5 } as const;
