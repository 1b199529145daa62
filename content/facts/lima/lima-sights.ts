import { type Facts, datedFacts } from "#content/facts/facts.ts";

/** For an adult, in soles. Never print a price without its month: no source is newer. */
export const limaTickets = datedFacts("lima.limaTickets", {
  asOf: "2026-04",
  larco: 40,
  sanFrancisco: 20,
  huacaPucllana: 15,
  /** Not confirmed: print only with "about". */
  cathedral: 30,
  /** An earlier price, to show that prices rise. */
  larcoBefore: { year: 2013, soles: 30 },
} as const);

/** The Lugar de la Memoria, free and shut on Mondays (TV Perú, La República), and the ticket of Pachacámac (PP El Verdadero, for Ecuadorian visitors). */
export const moreLima = datedFacts("lima.moreLima", {
  memory: { opens: "10:00", closes: "18:00", asOf: "2023-04" },
  pachacamac: { soles: 15, asOf: "2023-11", unconfirmed: true },
} as const);

/** Larco closed at 22:00 before the pandemic; the earlier hour is not confirmed. */
export const limaHours = {
  larco: { opens: "9:00", closes: "19:00" },
  sanFrancisco: { opens: "9:00", closes: "20:15" },
  huacaPucllana: { opens: "9:00", closesFrom: "16:15", closesTo: "17:00" },
} as const;

/** Round numbers. */
export const limaCollections = {
  larcoPieces: 45000,
  sanFranciscoBooks: 25000,
  sanFranciscoBurials: 25000,
} as const;

/** Metres in a straight line, rounded, between the points of places.ts. */
export const limaDistances = {
  plazaMayorToSanFrancisco: 400,
  kennedyToParqueDelAmor: 1000,
  kennedyToHuacaPucllana: 1200,
} as const;

/** The distance in a straight line, rounded; Pachacámac from the centre. */
export const limaKilometres = {
  plazaMayorToLarco: 5,
  kennedyToLarco: 7,
  pachacamac: 30,
} as const;

/** The Puente de la Paz, a footbridge that joins the clifftop walks of Miraflores and Barranco (El Comercio, Latina): metres. */
export const limaFootbridge = { since: "2025-08-21", metres: 112 } as const;

/** Approximate height above the sea in Miraflores, in metres. */
export const limaCliff = 80;

/** Soles, of one adult. */
export function threeMuseums(facts: Facts): number {
  const { larco, sanFrancisco, huacaPucllana } = facts(limaTickets);
  return larco + sanFrancisco + huacaPucllana;
}

/** Beaches of Lima that the health authority passed before the summer (Panamericana and Correo, 31 December 2025). */
export const cleanBeaches = datedFacts("lima.cleanBeaches", { asOf: "2025-12" } as const);
