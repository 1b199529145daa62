/** For a Hungarian tourist's ordinary passport. */
export const entryRules = {
  /** Visa-free days, within so many days counted from the day of entry. */
  stayDays: 90,
  withinDays: 365,
  passportMonths: 6,
  /** The permit to sign documents is valid so long, and comes by e-mail within so many working days. */
  signaturePermitDays: 30,
  signaturePermitWaitDays: 5,
  signaturePermitFreeSince: "2023-10-22",
  /** What older descriptions still name as its fee, in soles. */
  signaturePermitFormerFee: { from: 15.8, to: 16 },
  /** Airports stamp no passports since this day (Migraciones). */
  noStampsSince: "2023-05-29",
  /** The month in which Hungarians were last known to get no longer stay. */
  noExtensionAsOf: "2024-06",
} as const;

/** The EU's agreement with Peru counts otherwise: Council Decision (EU) 2016/1744. */
export const euAgreement = { stayDays: 90, withinDays: 180, since: "2016-03-15" } as const;

/** British travellers, in days (FCDO), and the longest stay of travellers from the United States. */
export const otherVisitors = {
  british: { stayDays: 90, withinDays: 180, ceilingDays: 183, asOf: "2024-11" },
  americanDays: 183,
} as const;

/** The fine for each day too many: a share of the tax unit (UIT), in percent, and in soles by year (Migraciones). */
export const overstayFine = {
  percentOfTaxUnit: 0.1,
  soles: { 2024: 5.15, 2025: 5.35 },
  /** Follows from the new tax unit; not yet read on an official page. */
  expectedSoles: { 2026: 5.5 },
  asOf: "2025-12",
} as const;
