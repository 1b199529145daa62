/** For a Hungarian tourist's ordinary passport. */
export const entryRules = {
  /** Visa-free days, within so many days counted from the day of entry. */
  stayDays: 90,
  withinDays: 365,
  passportMonths: 6,
  /** The permit to sign documents is valid so long, and comes by e-mail within so many working days. */
  signaturePermitDays: 30,
  signaturePermitWaitDays: 5,
} as const;
