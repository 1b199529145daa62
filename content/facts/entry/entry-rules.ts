import { type Facts, datedFacts } from "#content/facts/facts.ts";

/** For tourists (Migraciones; the days of a Hungarian passport were given with the site's first words). */
export const entryRules = datedFacts("entry.entryRules", {
  /** Visa-free days of a Hungarian within a period that begins on the day of entry; most others are given as many. */
  stayDays: 90,
  withinDays: 365,
  /** No tourist may stay longer within a year. */
  ceiling: { days: 183, asOf: "2024-11" },
  passportMonths: 6,
  /** Validity of the permit to sign documents; below, working days until it comes by e-mail. */
  signaturePermitDays: 30,
  signaturePermitWaitDays: 5,
  signaturePermitFreeSince: "2023-10-22",
  /** The fee in soles that older descriptions name. */
  signaturePermitFormerFee: { from: 15.8, to: 16 },
  /** Since this day airports do not stamp passports (Migraciones). */
  noStampsSince: "2023-05-29",
  /** Only citizens of the Andean Community can prolong a tourist's stay (Migraciones, La República). */
  noExtension: { asOf: "2024-06" },
} as const);

/** Mexico's exit form SAM is for minors who travel without either parent (Infobae México, quoting Segob and INM). */
export const mexicanMinors = datedFacts("entry.mexicanMinors", { asOf: "2025-12" } as const);

/** Council Decision (EU) 2016/1744, which counts the days differently. Ireland is not part of it. */
export const euAgreement = { stayDays: 90, withinDays: 180, since: "2016-03-15" } as const;

/**
 * For each day over the limit (Migraciones, Infobae of 2025-12-10); the tax unit (UIT) of the year in soles is of Supreme
 * Decree 301-2025-EF. A new unit is fixed for each January.
 */
export const overstayFine = datedFacts("entry.overstayFine", {
  percentOfTaxUnit: 0.1,
  year: 2026,
  taxUnitSoles: 5500,
  solesADay: 5.5,
  asOf: "2025-12",
} as const);

/** Soles. */
export function overstayFineOf(facts: Facts, days: number): number {
  return facts(overstayFine).solesADay * days;
}
