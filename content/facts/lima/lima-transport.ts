import { type Facts, datedFacts } from "#content/facts/facts.ts";

/** The new terminal: opening day, m², and km and minutes by road to Miraflores. */
export const limaAirport = {
  code: "LIM",
  terminalSince: "2025-06-01",
  squareMetres: 270_000,
  levels: 5,
  kmToMiraflores: [18, 20],
  minutesToMiraflores: [45, 90],
  hoursBeforeFlight: 3,
} as const;

/** Soles, from–to, with the month of the newest source (ATU, press). */
export const airportFares = datedFacts("lima.airportFares", {
  /** Into the city; the hop of 1.20 soles to Quilca is left out. The press of November 2025 counts six routes and names five. */
  aeroDirecto: {
    soles: [2, 5],
    asOf: "2025-06",
    roundTheClockSince: "2025-06-16",
    routes: { count: 6, asOf: "2025-11" },
    fleet: { buses: 60, asOf: "2026-02" },
  },
  /** Estimates to Miraflores. */
  app: { soles: [40, 80], asOf: "2026-04" },
  taxiDesk: { soles: [60, 100], asOf: "2026-04" },
  tout: { soles: 100, asOf: "2025-06" },
  pickUpBays: { asOf: "2025-06" },
} as const);

/** The Metropolitano, in soles; the card of metro line 2 also works elsewhere. */
export const transitCard = datedFacts("lima.transitCard", {
  soles: 5,
  asOf: "2026-04",
  interoperable: { soles: 7.5, asOf: "2024-10" },
} as const);

/** Soles, with the month of the newest source (ATU, operators, press). */
export const cityFares = datedFacts("lima.cityFares", {
  metropolitano: { trunk: 3.2, withFeeder: 3.5, since: "2022-07-16", asOf: "2026-01" },
  blueCorridor: { soles: 2.4, asOf: "2025-10" },
  localBus: { soles: [1, 3], asOf: "2025-09" },
  metroLine1: { soles: 1.5, asOf: "2025-12" },
  metroLine2: { soles: 1.4, asOf: "2024-10" },
  mototaxi: { soles: [2, 5], asOf: "2026-04" },
} as const);

/** 305, which ends in Miraflores, is not among them (ATU, 2025-10). */
export const blueRoutes = ["301", "302", "303", "306"] as const;
export const blueRouteToMiraflores = "305";

/** Kilometres, stations and minutes; of line 2 only the first stretch. */
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

/** From door to door, from–to; general knowledge, longer at rush hour. */
export const limaMinutes = {
  centreMirafloresByBus: [20, 30],
  centreMirafloresByCar: [30, 60],
  mirafloresLarcoByCar: [25, 40],
  plazaMayorSanFranciscoOnFoot: 10,
} as const;

/** Soles, of so many trips on the trunk line. */
export function metropolitanoTrips(facts: Facts, count: number): number {
  // Centimos, so that no rounding shows.
  return (Math.round(facts(cityFares).metropolitano.trunk * 100) * count) / 100;
}
