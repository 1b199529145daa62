/** For a Hungarian tourist's ordinary passport. */
export const entryRules = {
  /** Visa-free days within a period that begins on the day of entry. */
  stayDays: 90,
  withinDays: 365,
  passportMonths: 6,
  /** Validity of the permit to sign documents; below, working days until it comes by e-mail. */
  signaturePermitDays: 30,
  signaturePermitWaitDays: 5,
  signaturePermitFreeSince: "2023-10-22",
  /** The fee in soles that older descriptions name. */
  signaturePermitFormerFee: { from: 15.8, to: 16 },
  /** Since this day airports do not stamp passports (Migraciones). */
  noStampsSince: "2023-05-29",
  /** The last month in which a source confirmed that Hungarians cannot extend their stay. */
  noExtensionAsOf: "2024-06",
} as const;

/** Council Decision (EU) 2016/1744, which counts the days differently. */
export const euAgreement = { stayDays: 90, withinDays: 180, since: "2016-03-15" } as const;

/** Days for British travellers (FCDO), and the longest stay of US travellers. */
export const otherVisitors = {
  british: { stayDays: 90, withinDays: 180, ceilingDays: 183, asOf: "2024-11" },
  americanDays: 183,
} as const;

/** For each day over the limit: percent of the tax unit (UIT), and soles by year (Migraciones). */
export const overstayFine = {
  percentOfTaxUnit: 0.1,
  soles: { 2024: 5.15, 2025: 5.35 },
  /** Computed from the new tax unit; not confirmed by an official page. */
  expectedSoles: { 2026: 5.5 },
  asOf: "2025-12",
} as const;
