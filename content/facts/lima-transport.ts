/** Lima's airport: the day the new terminal opened, its size in m², km and minutes by road to Miraflores (from–to). */
export const limaAirport = {
  code: "LIM",
  terminalSince: "2025-06-01",
  squareMetres: 270_000,
  levels: 5,
  kmToMiraflores: [18, 20],
  minutesToMiraflores: [45, 90],
  hoursBeforeFlight: 3,
} as const;

/** Fares between the airport and the city in soles, from–to, and the month of the newest source (ATU, press). */
export const airportFares = {
  /** The price from before the new terminal; the service has not been confirmed there. */
  bus: { about: 20, before: "2025-06" },
  aeroDirecto: {
    soles: [1.2, 5],
    asOf: "2025-06",
    roundTheClockSince: "2025-06-16",
    buses: 60,
    busesAsOf: "2026-02",
  },
  /** Estimates to Miraflores; no source is newer than the month. */
  app: { soles: [40, 80], asOf: "2026-04" },
  taxiDesk: { soles: [60, 100], asOf: "2026-04" },
  /** What touts asked at the exit. */
  tout: { soles: 100, asOf: "2025-06" },
  /** Marked bays for cars of Uber and Cabify. */
  pickUpBaysAsOf: "2025-06",
} as const;

/** The Metropolitano's card and a usual single ride, in soles; the card of metro line 2 also works elsewhere. */
export const transitCard = {
  soles: 5,
  ride: 2.5,
  asOf: "2026-04",
  interoperable: { soles: 7.5, asOf: "2024-10" },
} as const;

/** Fares in the city in soles, one or from–to, with the month of the newest source (ATU, operators, press). */
export const cityFares = {
  metropolitano: { trunk: 3.2, withFeeder: 3.5, since: "2022-07-16", asOf: "2026-01" },
  blueCorridor: { soles: 2.4, asOf: "2025-10" },
  localBus: { soles: [1, 3], asOf: "2025-09" },
  metroLine1: { soles: 1.5, asOf: "2025-12" },
  metroLine2: { soles: 1.4, asOf: "2024-10" },
  mototaxi: { soles: [2, 5], asOf: "2026-04" },
} as const;

/** Numbers of the blue corridor's buses; 305 ends in Miraflores (ATU, 2025-10). */
export const blueRoutes = ["301", "302", "303", "306"] as const;
export const blueRouteToMiraflores = "305";

/** Metro: km, stations and minutes; line 2 by its first stretch, opened on the day given. */
export const limaMetro = {
  line1: { km: 34, stations: 26, districts: 11 },
  line2: {
    since: "2023-12-21",
    km: 5,
    stations: 5,
    minutes: 7,
    stationsPlanned: 27,
    completeBy: [2028, 2029],
  },
} as const;

/** Minutes from door to door, from–to; general knowledge, longer at rush hour. */
export const limaMinutes = {
  centreMirafloresByBus: [20, 30],
  centreMirafloresByCar: [30, 60],
  mirafloresLarcoByCar: [25, 40],
  plazaMayorSanFranciscoOnFoot: 10,
} as const;
